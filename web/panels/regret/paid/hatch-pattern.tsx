/** What was paid after a false alarm: the yellow of what was asked again, hatched. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className="paid-again" width="5" height="5" />
      <rect className="paid-hatch" width="2" height="5" />
    </pattern>
  );
}

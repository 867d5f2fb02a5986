/** Pattern for regret after a false alarm: the yellow of repeated queries, hatched. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className="paid-again" width="5" height="5" />
      <rect className="paid-hatch" width="2" height="5" />
    </pattern>
  );
}

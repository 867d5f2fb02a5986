interface DotsProps {
  /** Where the guesses are, in px along the axis. */
  readonly at: readonly number[];
  /** The line on which they are stacked, in px across the axis, and the direction of stacking. */
  readonly base: number;
  readonly toward: 1 | -1;
  /** Largest height of a stack, in px. */
  readonly room: number;
  /** Whether the axis is vertical. */
  readonly upright?: boolean;
  /** The range that counts as near, in px along the axis, and the right value; null: not shown yet. */
  readonly near: readonly [from: number, to: number] | null;
  readonly right: number | null;
}

/** Radius of a dot, and distance between dots. */
const RADIUS = 2.55;
const PITCH = 5.6;

/** One dot per guess, stacked on an axis: large stacks are denser, not wider. */
export function Dots({ at, base, toward, room, upright = false, near, right }: DotsProps) {
  const dots = stacked(at);
  const tallest = Math.max(1, ...dots.map(({ level }) => level + 1));
  const rise = Math.min(PITCH, room / tallest);
  const height = tallest * rise + 2 * PITCH;
  const across = (level: number) => base + toward * (RADIUS + 1.5 + level * rise);
  const point = (along: number, level: number) =>
    upright ? { cx: across(level), cy: along } : { cx: along, cy: across(level) };
  const end = base + toward * height;
  return (
    <g className="guess-dots">
      {near && <rect className="near" {...box(near, [base, end], upright)} />}
      {dots.map(({ along, level }) => (
        <circle key={`${along} ${level}`} r={RADIUS} {...point(along, level)} />
      ))}
      {right !== null && (
        <line
          className="truth"
          {...(upright
            ? { x1: base, x2: end, y1: right, y2: right }
            : { x1: right, x2: right, y1: base, y2: end })}
        />
      )}
    </g>
  );
}

function box(along: readonly [number, number], across: readonly [number, number], upright: boolean) {
  const [[x0, x1], [y0, y1]] = upright ? [across, along] : [along, across];
  return { x: Math.min(x0, x1), y: Math.min(y0, y1), width: Math.abs(x1 - x0), height: Math.abs(y1 - y0) };
}

/** Guesses within the width of a dot share a stack. */
function stacked(at: readonly number[]): { along: number; level: number }[] {
  const levels = new Map<number, number>();
  return at.map((px) => {
    const along = Math.round(px / PITCH) * PITCH;
    const level = levels.get(along) ?? 0;
    levels.set(along, level + 1);
    return { along, level };
  });
}

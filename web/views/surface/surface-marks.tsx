import * as words from '#words/views/surface';
import type { Frame, StepRecord } from '../../../src/contracts/record.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { ticks } from '../../../src/picture/axis.ts';
import { formatTick } from '../../../src/picture/format.ts';
import { markPath, starPath } from '../../../src/picture/lane-marks.ts';
import { linear } from '../../../src/picture/scale.ts';
import { MathTspan } from '../../ui/math-text.tsx';
import { unitPlace } from '../field/field-shapes.ts';
import type { Projection } from './projection.ts';

interface SurfaceMarksProps {
  readonly frame: Frame;
  /** Record of the step shown; absent while its query is hidden. */
  readonly record: StepRecord | undefined;
  readonly world: WorldSummary;
  readonly view: Projection;
  readonly domain: readonly [number, number];
  readonly hover: number | null;
}

/** Marks on the surfaces: axes, optimum, query, and the pointer shared with the maps. */
export function SurfaceMarks({ frame, record, world, view, domain, hover }: SurfaceMarksProps) {
  const { candidates } = world;
  const height = (value: number) => Math.max(0, Math.min(1, (value - domain[0]) / (domain[1] - domain[0])));
  const at = (candidate: number, value: number) =>
    view.place(...unitPlace(candidates, candidate), height(value));
  const meanAt = (candidate: number) => at(candidate, frame.mean?.[candidate] ?? 0);
  return (
    <>
      <text className="t2" x={0} y={12}>
        <MathTspan text={words.meanInBand} />
      </text>
      <Axes world={world} view={view} domain={domain} />
      {record && <Star at={at(record.starIndex, record.fStar)} />}
      {record && <Ring at={meanAt(record.index)} />}
      {hover !== null && hover < candidates.size && (
        <Needle ends={bandEnds(frame, hover).map((value) => at(hover, value))} at={meanAt(hover)} />
      )}
    </>
  );
}

/** The band's edges at a candidate. */
function bandEnds({ mean, sd, multiplier }: Frame, candidate: number): [number, number] {
  const middle = mean?.[candidate] ?? 0;
  const half = (multiplier ?? 0) * (sd?.[candidate] ?? 0);
  return [middle - half, middle + half];
}

type Px = readonly [x: number, y: number];

const Star = ({ at: [x, y] }: { at: Px }) => (
  <path d={starPath(x, y, 6.5)} fill="#fff" stroke="#111" strokeWidth={1.1} />
);

function Ring({ at: [x, y] }: { at: Px }) {
  const ring = markPath('A', x, y, 6);
  return (
    <>
      <path d={ring} fill="none" stroke="#fff" strokeWidth={3.4} />
      <path d={ring} fill="none" stroke="#111" strokeWidth={1.5} />
    </>
  );
}

function Needle({ ends: [low, high], at: [x, y] }: { ends: readonly Px[]; at: Px }) {
  return (
    <g className="needle" pointerEvents="none">
      <line className="under" x1={low[0]} y1={low[1]} x2={high[0]} y2={high[1]} />
      <line x1={low[0]} y1={low[1]} x2={high[0]} y2={high[1]} />
      <circle cx={x} cy={y} r={3.2} fill="var(--page)" stroke="var(--ink)" strokeWidth={1.5} />
    </g>
  );
}

/** The corners of the floor, in order. */
const FLOOR: readonly (readonly [u: number, v: number])[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** The floor's near edges with the ends of both coordinates, and the values along the left corner. */
function Axes({ world, view, domain }: Pick<SurfaceMarksProps, 'world' | 'view' | 'domain'>) {
  const { place, uRecedes, vRecedes } = view;
  const [near, across] = [vRecedes ? 0 : 1, uRecedes ? 0 : 1];
  // The near edges, because the far ones are behind the sheets.
  const edges = [place(1 - across, near, 0), place(across, near, 0), place(across, 1 - near, 0)];
  // The leftmost corner of the floor carries the values.
  const [u, v] = FLOOR.toSorted((a, b) => place(a[0], a[1], 0)[0] - place(b[0], b[1], 0)[0])[0];
  const values = ticks(linear(domain, [0, 1]), 3);
  const [bottom, top] = [place(u, v, 0), place(u, v, 1)];
  return (
    <>
      <path className="floor" d={`M${edges.map((corner) => corner.join(' ')).join('L')}`} />
      <line className="floor" x1={bottom[0]} y1={bottom[1]} x2={top[0]} y2={top[1]} />
      {values.map(({ value, at, label }) => {
        const [x, y] = place(u, v, at);
        return (
          <text key={value} x={x - 6} y={y + 4} textAnchor="end">
            {label}
          </text>
        );
      })}
      <text className="t2" x={top[0] - 6} y={top[1] - 6} textAnchor="end">
        <MathTspan text="$μ$" />
      </text>
      <EdgeLabels axis={world.candidates.axes[0]} symbol="$x_1$" at={(s) => place(s, near, 0)} />
      <EdgeLabels axis={world.candidates.axes[1]} symbol="$x_2$" at={(s) => place(across, s, 0)} />
    </>
  );
}

interface EdgeLabelsProps {
  readonly axis: Float64Array;
  readonly symbol: string;
  /** Position in px at a share of the edge. */
  readonly at: (share: number) => Px;
}

function EdgeLabels({ axis, symbol, at }: EdgeLabelsProps) {
  const words = [
    [0.06, formatTick(axis[0])],
    [0.94, formatTick(axis[axis.length - 1])],
  ] as const;
  const middle = at(0.5);
  return (
    <>
      {words.map(([share, text]) => (
        <text key={share} x={at(share)[0]} y={at(share)[1] + 15} textAnchor="middle">
          {text}
        </text>
      ))}
      <text className="t2" x={middle[0]} y={middle[1] + 16} textAnchor="middle">
        <MathTspan text={symbol} />
      </text>
    </>
  );
}

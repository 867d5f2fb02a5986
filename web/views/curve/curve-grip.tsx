import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { linePath } from '../../../src/picture/paths.ts';
import type { Scale } from '../../../src/picture/scale.ts';
import { Chip } from '../../plot/chip.tsx';
import { nearestIndex } from '../../plot/nearest.ts';
import { type Pending, RaiseGrip, raiseText } from '../plot/raise-grip.tsx';

interface Drawn {
  readonly axis: Float64Array;
  readonly truth: Float64Array;
  readonly x: Scale;
  readonly y: Scale;
  /** Right edge of the plot, in px. */
  readonly right: number;
}

interface CurveGripProps extends Drawn {
  readonly candidates: CandidateSet;
  readonly hover: number | null;
  /** Change of f per key press. */
  readonly valuePerKey: number;
  /** The truth as an SVG path. */
  readonly path: string;
}

/** The truth of a 1D lane, which can be dragged. */
export function CurveGrip({ candidates, hover, valuePerKey, path, ...drawn }: CurveGripProps) {
  const { axis, x, y } = drawn;
  return (
    <RaiseGrip
      candidates={candidates}
      hover={hover}
      candidateAt={(px) => nearestIndex(axis, x.invert(px))}
      valuePerPx={Math.abs(y.invert(1) - y.invert(0))}
      valuePerKey={valuePerKey}
      grip={{ d: path }}
      preview={(pending) => <RaisedCurve pending={pending} {...drawn} />}
    />
  );
}

/** The objective as the drag would make it. */
function RaisedCurve({
  pending: { candidate, by, width },
  truth,
  axis,
  x,
  y,
  right,
}: Drawn & { pending: Pending }) {
  const top = axis[candidate];
  const raised = truth.map((value, i) => value + by * Math.exp(-0.5 * ((axis[i] - top) / width) ** 2));
  return (
    <>
      <path d={linePath(Array.from(axis, x), Array.from(raised, y))} />
      <Chip
        x={x(top)}
        y={Math.max(9, y(raised[candidate]) - 21)}
        within={[0, right]}
        text={raiseText(by, formatValue(top))}
      />
    </>
  );
}

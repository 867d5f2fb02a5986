import { evaluateKernel } from '../../../src/kernels/index.ts';
import { list, oneOf, type Read } from '../../../src/parameters/shape.ts';
import { greedyDeterminantal } from '../../../src/policy/determinantal.ts';
import { cellCovering, forcedLook, scheduledShare } from '../../../src/policy/looks/forced-looks.ts';
import { CaseError } from '../case-error.ts';
import {
  commonDimension,
  count,
  fields,
  kernelFields,
  matrix,
  orNull,
  readCase,
  readKernel,
  share,
  whole,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';

/** Comparisons of a covering set, and steps of a schedule, that a case may ask for. */
const MOST_WORK = 20_000_000;
const LONGEST = 100_000;

const cells = fields({ per_axis: count });
const greedy = fields({ ...kernelFields, size: count });
const covered = fields({ candidates: matrix, rule: oneOf(['cells', 'greedy']) });
const scheduled = fields({
  size: count,
  T: whole(`an integer from 1 to ${LONGEST}`, 1, LONGEST),
  spacing: oneOf(['spread', 'block']),
  alpha: orNull(share),
  restarts: list(count, 'steps'),
});
const shape = fields({ covering: list(covered, 'covering sets'), schedule: list(scheduled, 'schedules') });

/** Covering sets, and which steps of a run are looks. */
export const forcedLooks: EvalKind = (input) => {
  const { covering, schedule } = readCase(shape, input);
  const given = (input as { covering: readonly unknown[] }).covering;
  return {
    covering: covering.map((one, i) => cover(one, given[i], `covering[${i}]`)),
    schedule: schedule.map(looks),
  };
};

function cover({ candidates, rule }: Read<typeof covered>, given: unknown, path: string): readonly number[] {
  if (candidates.length === 0) throw new CaseError(`${path}.candidates must hold at least one candidate`);
  const dimension = commonDimension({ [`${path}.candidates`]: candidates });
  const allow = (work: number) => {
    if (work > MOST_WORK)
      throw new CaseError(`${path} is too large: ${work} comparisons, at most ${MOST_WORK}`);
  };
  const n = candidates.length;
  if (rule === 'cells') {
    const { per_axis } = readCase(cells, given);
    allow(per_axis ** dimension * n);
    return cellCovering(candidates, per_axis);
  }
  const { size, ...kernelOf } = readCase(greedy, given);
  allow(n * n);
  const kernel = readKernel(kernelOf, dimension);
  const matrixOf = Float64Array.from({ length: n * n }, (_, at) =>
    evaluateKernel(kernel, candidates[Math.floor(at / n)], candidates[at % n]),
  );
  return greedyDeterminantal({ matrix: matrixOf, n }, size).chosen;
}

function looks({ size, T, spacing, alpha, restarts }: Read<typeof scheduled>) {
  const after = new Set(restarts);
  const shares: number[] = [];
  const look: (number | null)[] = [];
  let [episode, last, made] = [1, 0, 0];
  for (let t = 1; t <= T; t++) {
    const own = alpha ?? scheduledShare(episode, size, T);
    const place = forcedLook(spacing, t - last, made, own, size);
    shares.push(own);
    look.push(place);
    made += Number(place !== null);
    if (after.has(t)) [episode, last, made] = [episode + 1, t, 0];
  }
  return { share: shares, look };
}

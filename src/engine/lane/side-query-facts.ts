import type { Slots } from '../../algorithms/spec.ts';
import type { StepRecord } from '../../contracts/record.ts';
import type { Backend } from '../../gp/backend.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import type { SideQueryFacts } from '../../theory/facts.ts';
import { stepOperations } from '../../theory/sparq/side-query-cost.ts';
import { type SparseLoss, sparseLoss } from '../../theory/sparq/sparse-posterior.ts';
import type { World } from '../world.ts';
import { inputAt } from './data/observations.ts';
import { ExpertDesk } from './expert-desk.ts';

/**
 * A lane's questions to its expert in a finished run, recomputed: the draws follow from seed, lane and records. The loss
 * is that under the world's kernel. O(T³) and the run's own draws.
 * @param parameters the lane's, defaults filled in
 * @returns null where the lane has no expert
 */
export function sideQueryFacts(
  { id = '' }: { readonly id?: string | undefined },
  { chainSteps }: ParamValues,
  slots: Slots,
  world: World,
  records: readonly StepRecord[],
  backend: Backend,
): SideQueryFacts | null {
  if (!slots.expert) return null;
  const desk = new ExpertDesk(slots.expert, world, backend, id);
  let operations = 0;
  let asked: readonly number[] = [];
  for (const { t, index, dataSizeAfter } of records) {
    asked = desk.ask(t, index, world.truthAt(t)).map((answer) => answer.index);
    operations += stepOperations({
      visited: desk.visitedCount,
      asked: asked.length,
      swaps: chainSteps as number,
      regressed: asked.length + dataSizeAfter,
    });
  }
  const loss = lossOf(asked, slots, world, records, backend);
  return { asked: asked.length, visited: desk.visitedCount, operations, loss };
}

/** The loss with the paper's pretend observations: held ones as noisy as their age, the others as if fresh. */
function lossOf(
  asked: readonly number[],
  { noiseByAge, expert }: Slots,
  world: World,
  records: readonly StepRecord[],
  backend: Backend,
): SparseLoss {
  const n = records.length;
  const held = records[n - 1].dataSizeAfter;
  const fresh = expert?.noiseVariance ?? world.modelNoiseVariance;
  const noise = Float64Array.from(records, (_, i) =>
    i < n - held ? fresh : (noiseByAge?.(n - i) ?? world.modelNoiseVariance),
  );
  const points = Float64Array.from(records.flatMap(({ index }) => inputAt(world, index)));
  const gram = backend.crossGram(world.kernel, points, points, world.inputDimension);
  const places = asked.map((place) => records.findIndex(({ index }) => index === place));
  return sparseLoss({ gram, n, noise, places }, backend);
}

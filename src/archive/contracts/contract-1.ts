import type { LaneFrame } from '../../contracts/lane-frame.ts';
import type { LaneDone, RecordBatch } from '../../contracts/lane-news.ts';
import type { StepRecord } from '../../contracts/record.ts';
import type { WorldSummary } from '../../contracts/world-summary.ts';
import type { LaneFit } from '../../engine/lane/model/lane-fit.ts';
import type { CurveQuantity, Group, JobResult } from '../../plan/plan.ts';
import { EngineError } from '../engine-error.ts';
import type { LabWorker, Line, PlannedGroup } from '../lab-worker.ts';

type World1 = Omit<WorldSummary, 'reach' | 'noiseChanges' | 'changes' | 'mapEvery' | 'still'>;
type Frame1 = Omit<LaneFrame, 'traits' | 'explanation'>;
type Record1 = Omit<StepRecord, 'dropped'>;

/** Its worlds are acted upon by nobody and its memories hold the newest observations: what today's contract asks more follows from that. */
export function contract1(line: Line): LabWorker {
  return {
    open: async (scenario) => summaryOf((await line.call('open', scenario)) as World1),
    async runLane(lane, onRecords, signal) {
      const receive = (batch: Omit<RecordBatch, 'records'> & { readonly records: readonly Record1[] }) =>
        onRecords({ ...batch, records: batch.records.map(recordOf) });
      const done = (await line.call('runLane', lane, receive, signal)) as Omit<LaneDone, 'marks'>;
      return { ...done, marks: '' };
    },
    frame: async (lane, t) => frameOf((await line.call('frame', lane, t)) as Frame1),
    async fit(lane, t) {
      const fit = (await line.call('fit', lane, t)) as Omit<LaneFit, 'noiseVariance' | 'parameters'>;
      return { ...fit, noiseVariance: null, parameters: {} };
    },
    ...replicatesOf(line),
    backend: () => line.call('backend') as Promise<'wasm' | 'ml-matrix'>,
    ping: async () => void (await line.call('ping')),
  };
}

const recordOf = (record: Record1): StepRecord => ({ ...record, dropped: null });

/** It says neither how a model ages its data nor why it holds them; that a lane has no model, its frame shows. */
const frameOf = (frame: Frame1): LaneFrame => ({
  ...frame,
  traits: frame.mean ? 'untold' : null,
  explanation: 'untold',
});

function summaryOf(world: World1): WorldSummary {
  const steps = world.fStar.length;
  return {
    ...world,
    reach: reachOf(world),
    mapEvery: 1,
    still: world.maps.every((map) => isStill(map, steps)),
    noiseChanges: [],
    changes: world.changePoints,
  };
}

/** In one dimension the map is f itself; of a square only the largest values are known by step, so that its range is that of all. */
function reachOf({ fStar, maps, range, candidates, environment }: World1): Float64Array {
  const steps = fStar.length;
  const whole = candidates.dimension === 2 || environment !== undefined;
  const size = maps[0].length / steps;
  const reach = new Float64Array(2 * steps);
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let t = 0; t < steps; t++) {
    for (let i = t * size; i < (t + 1) * size; i++) {
      low = Math.min(low, maps[0][i]);
      high = Math.max(high, maps[0][i]);
    }
    reach.set(whole ? range : [low, high], 2 * t);
  }
  return reach;
}

function isStill(map: Float64Array, steps: number): boolean {
  const size = map.length / steps;
  return map.every((value, i) => value === map[i % size]);
}

const CURVES: ReadonlySet<CurveQuantity> = new Set(['cumulative regret', 'instant regret', 'F1']);

/** Its worker holds one group at a time and drops what is under way when another comes: replicates take turns. */
function replicatesOf(line: Line): Pick<LabWorker, 'openReplicates' | 'replicate' | 'closeReplicates'> {
  const plans = new Map<number, readonly Group[]>();
  let held: Group | undefined;
  let last: Promise<unknown> = Promise.resolve();
  async function replicate(number: number, of: PlannedGroup, signal: AbortSignal): Promise<JobResult> {
    signal.throwIfAborted();
    const group = plans.get(of.plan)?.[of.group];
    if (!group) throw new DOMException('', 'AbortError');
    if (group !== held) await line.call('openReplicates', group);
    held = group;
    return (await line.call('replicate', number, signal)) as JobResult;
  }
  return {
    async openReplicates(plan, groups) {
      for (const group of groups) requireKnown(group);
      plans.set(plan, groups);
    },
    replicate(number, of, signal) {
      const turn = last.catch(() => {}).then(() => replicate(number, of, signal));
      last = turn;
      return turn;
    },
    async closeReplicates(plan) {
      plans.delete(plan);
    },
  };
}

/** @throws EngineError for what its results do not hold */
function requireKnown({ curveOf = 'cumulative regret', readers }: Group): void {
  if (readers?.length) throw new EngineError('keeps nothing of a replicate but its regret and its resets');
  if (!CURVES.has(curveOf)) throw new EngineError(`knows no curve of the ${curveOf}`);
}

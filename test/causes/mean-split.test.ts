import { describe, expect, it } from 'vitest';
import { CAUSES } from '../../src/causes/cause.ts';
import { MeanSplit, type PaidSoFar } from '../../src/causes/mean-split.ts';
import { parseScenario } from '../../src/index.ts';
import { runJob } from '../../src/plan/run-job.ts';
import { replicatesPlan } from '../../src/replicates/replicates-plan.ts';
import { splitReplicate } from '../../src/replicates/split-replicate.ts';
import { backend, laneOf, smallScenario } from '../engine/support.ts';

const SEEDS = [0, 1, 2, 3, 4, 5];
const LANES = [laneOf('gp-ucb'), { ...laneOf('et-gp-ucb'), id: 'B' as const }];
const STILL = parseScenario({
  objective: { id: 'static-multimodal' },
  horizon: 40,
  grid: { pointsPerDimension: 40 },
  lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'tv-gp-ucb' }],
});

const splitsOf = (scenario: Parameters<typeof splitReplicate>[0]) =>
  SEEDS.map((seed) => splitReplicate(scenario, seed, backend) as readonly PaidSoFar[]);

function meanOf(seeds: readonly PaidSoFar[], steps = 40): MeanSplit {
  const mean = new MeanSplit(steps);
  for (const seed of seeds) mean.add(seed);
  return mean;
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

describe('the mean split of a lane over seeds', () => {
  const scenario = smallScenario({ lanes: LANES });
  const splits = splitsOf(scenario);

  it('sums to the mean regret of the very replicates of a comparison, after every step', () => {
    const [group] = replicatesPlan(scenario, SEEDS.length).groups;
    const results = SEEDS.map((seed) => runJob(group, seed, backend));
    for (const lane of LANES.keys()) {
      const mean = meanOf(splits.map((seed) => seed[lane]));
      for (const t of [1, 17, 40]) {
        const regret = sum(results.map((result) => result[lane].curve[t - 1])) / SEEDS.length;
        expect(Math.abs(sum(mean.until(t)) - regret)).toBeLessThan(1e-12 * Math.max(1, regret));
      }
    }
  });

  it('is the same to the bit in any order of the seeds', () => {
    const own = splits.map(([first]) => first);
    const expected = meanOf(own).until(40);
    for (const order of [own.toReversed(), [...own.slice(2), ...own.slice(0, 2)]])
      expect(meanOf(order).until(40)).toEqual(expected);
  });

  it('does not round away a small seed beside a large one', () => {
    const seed = (paid: number) => CAUSES.map(() => Float64Array.of(paid));
    const terms = [1e16, 1, 1, 1, 1].map(seed);
    expect(meanOf(terms, 1).until(1)).toEqual(meanOf(terms.toReversed(), 1).until(1));
  });

  it('is 0 to the bit where no seed can have paid', () => {
    const still = splitsOf(STILL);
    const [keeps, forgets] = STILL.lanes.map((_, lane) => meanOf(still.map((seed) => seed[lane])).until(40));
    const at = (cause: (typeof CAUSES)[number]) => CAUSES.indexOf(cause);
    expect(keeps[at('old')]).toBe(0);
    expect(keeps[at('forgotten')]).toBe(0);
    expect(keeps[at('false alarm')]).toBe(0);
    expect(forgets[at('old')]).toBe(0);
    expect(forgets[at('forgotten')]).toBeGreaterThan(0);
  });

  it('says why a lane has none where its answer is no maximum of an index', () => {
    const environment = parseScenario({
      objective: { id: 'threshold-gp' },
      horizon: 3,
      lanes: [{ algorithm: 'bpt-ucb' }],
    });
    expect(splitReplicate(environment, 0, backend)).toEqual([expect.stringMatching(/regret is not split/)]);
  });
});

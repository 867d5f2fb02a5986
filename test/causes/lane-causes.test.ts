import { describe, expect, it } from 'vitest';
import { CAUSES } from '../../src/causes/cause.ts';
import { type LaneCauses, laneCauses } from '../../src/causes/lane-causes.ts';
import {
  createWorld,
  type Lane,
  parseScenario,
  SCENES,
  type Scenario,
  type Session,
} from '../../src/index.ts';
import { backend, laneOf, runLane, smallScenario } from '../engine/support.ts';

const [FORCED, OLD, , , FORGOTTEN, FALSE_ALARM] = CAUSES.map((_, i) => i);

interface Explained {
  readonly causes: LaneCauses;
  readonly session: Session;
}

function explained(scenario: Scenario, lane: Lane): Explained {
  const world = createWorld(scenario, backend);
  const session = runLane(scenario, lane, world);
  const causes = laneCauses(scenario, lane, world, session.records, backend);
  if (typeof causes === 'string') throw new Error(causes);
  return { causes, session };
}

const short = ({ scenario }: (typeof SCENES)[number]): Scenario => ({
  ...scenario,
  horizon: Math.min(scenario.horizon, 60),
});
const WITHOUT_ENVIRONMENT = SCENES.filter(({ id }) => !id.startsWith('threshold'));

const total = (causes: LaneCauses, cause: number) => causes.totals[cause];

describe('what a lane’s regret was paid for', () => {
  it('sums to the regret in every scene, and no share is below 0', () => {
    const off = WITHOUT_ENVIRONMENT.flatMap((scene) => {
      const scenario = short(scene);
      return scenario.lanes.flatMap((lane) => {
        const { causes, session } = explained(scenario, lane);
        const last = session.records[session.records.length - 1];
        const regret = last.standing?.cumulativeRegret ?? last.cumulativeRegret;
        const sum = causes.totals.reduce((a, b) => a + b, 0);
        const holds =
          Math.abs(sum - regret) <= 1e-12 * Math.max(1, regret) &&
          causes.steps.every(({ paid }) => paid.every((part) => part >= 0));
        return holds ? [] : [`${scene.id} ${lane.id}: ${sum} of ${regret}`];
      });
    });
    expect(off).toEqual([]);
  });

  it('follows from drivers that sum to r + u(x) − u(x*), u the index that the lane itself maximised', () => {
    const lanes = [
      laneOf('gp-ucb'),
      laneOf('tv-gp-ucb', { epsilon: 0.05 }),
      laneOf('ui-tvbo'),
      laneOf('et-gp-ucb'),
      laneOf('sw-gp-ucb', { window: 8 }),
      laneOf('w-gp-ucb'),
      laneOf('sparq-gp-ucb'),
      laneOf('tv-gp-ucb-mle'),
      laneOf('w-dbo'),
      laneOf('dal-gp-ucb'),
      laneOf('pe-gp-ucb'),
      laneOf('likeliest-gp-ucb'),
    ];
    for (const lane of lanes) {
      const { causes, session } = explained(smallScenario(), lane);
      for (const { t, multiplier, regret, index, starIndex } of session.records) {
        const { drivers } = causes.steps[t - 1];
        if (multiplier === null || !drivers) continue;
        const { mean, sd } = session.frame(t);
        if (!mean || !sd) throw new Error('the lane has a model');
        const prefers = mean[index] + multiplier * sd[index] - mean[starIndex] - multiplier * sd[starIndex];
        const sum = drivers.reduce((a, b) => a + b, 0);
        expect(Math.abs(sum - regret - prefers), `${lane.algorithm} step ${t}`).toBeLessThan(1e-8);
      }
    }
  });

  it('pays nothing for old answers in a still world, nor for asking again where all is kept: 0 to the bit', () => {
    const still = smallScenario({ objective: { id: 'static-multimodal', parameters: {} } });
    for (const lane of [laneOf('gp-ucb'), laneOf('tv-gp-ucb', { epsilon: 0.05 }), laneOf('sw-gp-ucb')]) {
      const { causes } = explained(still, lane);
      expect(total(causes, OLD)).toBe(0);
      if (lane.algorithm === 'gp-ucb') expect(total(causes, FORGOTTEN)).toBe(0);
      else expect(total(causes, FORGOTTEN)).toBeGreaterThan(0);
      expect(total(causes, FALSE_ALARM)).toBe(0);
    }
  });

  it('calls a reset of a still world a false alarm, and pays for asking again under that name', () => {
    const still = smallScenario({ objective: { id: 'static-multimodal', parameters: {} } });
    const { causes } = explained(still, laneOf('r-gp-ucb', { periodFrom: 'steps', period: 10 }));
    expect(causes.resets.length).toBeGreaterThan(0);
    expect(causes.resets.every(({ calledFor }) => !calledFor)).toBe(true);
    expect(total(causes, FORGOTTEN)).toBe(0);
    expect(total(causes, FALSE_ALARM)).toBeGreaterThan(0);
  });

  it('calls for the reset that follows a jump, and names the place whose answers were believed', () => {
    const [{ scenario }] = SCENES;
    const [keeps, resets] = scenario.lanes;
    const { causes } = explained(scenario, resets);
    expect(causes.resets.every(({ calledFor }) => calledFor)).toBe(true);
    const kept = explained(scenario, keeps);
    const stale = kept.causes.steps[139].stale;
    expect(stale?.answers).toBeGreaterThan(1);
    expect(total(kept.causes, OLD)).toBeGreaterThan(total(causes, OLD));
  });

  it('calls all of it forced where nothing was chosen: without a model, or by a person', () => {
    for (const lane of [laneOf('random'), { ...laneOf('gp-ucb'), choices: Array(40).fill(3) }]) {
      const { causes, session } = explained(smallScenario(), lane);
      expect(total(causes, FORCED)).toBeCloseTo(session.records[39].cumulativeRegret, 12);
    }
  });

  it('says why it is not offered where an environment decides', () => {
    const scenario = parseScenario({
      objective: { id: 'newsvendor' },
      horizon: 5,
      lanes: [{ algorithm: 'bpt-ucb' }],
    });
    const world = createWorld(scenario, backend);
    const [lane] = scenario.lanes;
    const { records } = runLane(scenario, lane, world);
    expect(laneCauses(scenario, lane, world, records, backend)).toMatch(/environment.*not split/);
  });
});

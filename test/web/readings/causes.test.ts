import { describe, expect, it } from 'vitest';
import { CAUSES } from '../../../src/causes/cause.ts';
import { laneCauses } from '../../../src/causes/lane-causes.ts';
import {
  createWorld,
  type Lane,
  SCENES,
  type Scenario,
  type StepRecord,
  type World,
} from '../../../src/index.ts';
import {
  paidSentence,
  paidUntil,
  SHOWN_CAUSES,
  sharesReading,
  stackedCauses,
  staleAnswers,
} from '../../../web/readings/causes.ts';
import { backend, runLane } from '../../engine/support.ts';

interface Split {
  readonly name: string;
  readonly world: World;
  readonly records: readonly StepRecord[];
  readonly causes: Exclude<ReturnType<typeof laneCauses>, string>;
}

function split(scenario: Scenario, lane: Lane): Split {
  const world = createWorld(scenario, backend);
  const { records } = runLane(scenario, lane, world);
  const causes = laneCauses(scenario, lane, world, records, backend);
  if (typeof causes === 'string') throw new Error(causes);
  return { name: `${scenario.title}, ${lane.id}`, world, records, causes };
}

/** Every scene on the line whose lanes ask once a step, its runs cut short. */
const RUNS = SCENES.map(({ scenario }) => ({ ...scenario, horizon: Math.min(scenario.horizon, 80) }))
  .filter(({ objective, response }) => !response && !/threshold|time|2d/.test(objective.id))
  .flatMap((scenario) => scenario.lanes.map((lane) => split(scenario, lane)));

describe('what the page says of the causes of regret', () => {
  it('shows every cause once', () => {
    expect(SHOWN_CAUSES.map(({ at }) => at).sort()).toEqual(CAUSES.map((_, i) => i));
  });

  it('stacks areas from 0 to the cumulative regret', () => {
    for (const { causes, records, name } of RUNS) {
      const edges = stackedCauses(causes);
      expect(edges).toHaveLength(CAUSES.length + 1);
      const top = edges[CAUSES.length];
      const off = records.filter(({ t, cumulativeRegret: regret }) => Math.abs(top[t - 1] - regret) > 1e-9);
      expect(off, name).toEqual([]);
      const last = paidUntil(causes, records.length).reduce((a, b) => a + b, 0);
      expect(last).toBeCloseTo(records[records.length - 1].cumulativeRegret, 9);
    }
  });

  it('says of a step only what its numbers say', () => {
    const wrong: string[] = [];
    let believed = 0;
    for (const { causes, world, records, name } of RUNS)
      for (const [i, step] of causes.steps.entries()) {
        const text = paidSentence(step, world.candidates);
        const claim = /believed (?:its answer of step (\d+)|(\d+) answers at \S+)/.exec(text);
        if (!claim) continue;
        believed++;
        const stale = staleAnswers(step);
        const newest = stale && records[stale.newest - 1];
        const holds =
          stale !== null &&
          newest !== null &&
          newest.index === stale.place &&
          newest.f !== world.truthAt(i + 1)[stale.place] &&
          step.paid[1] === Math.max(...step.paid) &&
          stale.newest <= i;
        if (!holds) wrong.push(`${name}, step ${i + 1}: ${text}`);
      }
    expect(wrong).toEqual([]);
    expect(believed).toBeGreaterThan(100);
  });

  it('calls a step that paid little next to nothing', () => {
    for (const { causes, world } of RUNS)
      for (const step of causes.steps)
        expect(paidSentence(step, world.candidates) === 'paid next to nothing').toBe(step.regret < 0.05);
  });

  it('names the two largest shares of a step, the larger first', () => {
    const step = { regret: 1, paid: [0, 0.6, 0.3, 0.05, 0.05, 0], drivers: null, stale: null };
    expect(sharesReading(step)).toBe('old answers 0.60, noise 0.30');
  });
});

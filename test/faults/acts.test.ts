import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/engine/json.ts';
import { openLane } from '../../src/engine/lane/open-lane.ts';
import { decodeLink, encodeLink } from '../../src/engine/link/link.ts';
import { parseScenario } from '../../src/engine/scenario/validate.ts';
import { createWorld } from '../../src/engine/world.ts';
import { LaneError, NotFinite, NotPositiveDefinite, ObjectiveError, type Scenario } from '../../src/index.ts';
import { backend } from '../engine/support.ts';
import { Chance, mutatedJson, mutatedText } from './mutations.ts';
import { outcome } from './outcome.ts';

// Acts upon the world and given choices, as a stranger may write them: refused in a sentence, or a run without a false number.

const HORIZON = 12;
const small = (objective: object, interventions: readonly object[], points = 20): object => ({
  seed: 4,
  horizon: HORIZON,
  objective,
  grid: { pointsPerDimension: points },
  interventions,
  lanes: [
    { algorithm: 'gp-ucb', choices: [0, 3, 5] },
    { algorithm: 'et-gp-ucb', choices: [1, 1, 2, 4], waits: true },
    { algorithm: 'random' },
  ],
});
const act = (step: number, kind: string, parameters: object = {}) => ({ step, kind, parameters });

const BASES: readonly object[] = [
  small({ id: 'abrupt-change-1d', parameters: { changes: [6] } }, [
    act(2, 'shift', { by: [0.2] }),
    act(4, 'flip'),
    act(5, 'raise', { at: [0.4], by: -2, width: 0.05 }),
    act(7, 'swap'),
    act(9, 'noise', { variance: 0.5 }),
  ]),
  small(
    { id: 'moving-peaks-2d' },
    [
      act(3, 'shift', { by: [0.1, -0.3] }),
      act(3, 'raise', { at: [0.4, 0.2], by: 3, width: 0.2 }),
      act(6, 'swap'),
    ],
    6,
  ),
  small({ id: 'formula-1d', parameters: {} }, [act(1, 'flip'), act(12, 'swap')]),
];

/** Numbers at which arithmetic turns. */
const EDGES = [0, -0, 1e-320, 1e6, -1e6, 1e-6, 0.5, 1, 2, 12, 13, 5, 6, 1e9, -1];

/** The base with a few of the numbers, steps and kinds of its acts and choices replaced by valid-looking ones. */
function edged(base: object, chance: Chance): unknown {
  const scenario = structuredClone(base) as {
    interventions: { step: number; kind: string; parameters: Record<string, unknown> }[];
    lanes: { choices?: number[]; waits?: boolean }[];
  };
  for (let slips = 1 + chance.below(3); slips > 0; slips--) {
    const one = chance.pick(scenario.interventions);
    const lane = chance.pick(scenario.lanes);
    const slip = chance.below(7);
    const number = () => chance.pick(EDGES);
    const place = () => Array.from({ length: 1 + chance.below(2) }, number);
    if (slip === 0) one.step = number();
    else if (slip === 1) Object.assign(one, { kind: chance.pick(['flip', 'swap']), parameters: {} });
    else if (slip === 2) Object.assign(one, act(one.step, 'noise', { variance: number() }));
    else if (slip === 3) {
      const raised = { at: place(), by: number(), width: number() };
      Object.assign(
        one,
        chance.below(2) === 0 ? act(one.step, 'shift', { by: place() }) : act(one.step, 'raise', raised),
      );
    }
    if (slip === 4)
      lane.choices = Array.from(
        { length: chance.below(20) },
        () => chance.below(9) - (chance.below(9) === 0 ? 3 : 0),
      );
    else if (slip === 5) lane.waits = chance.below(2) === 0;
    else scenario.interventions.push(structuredClone(one));
  }
  return scenario;
}

const FORESEEN = [ObjectiveError, LaneError, NotFinite, NotPositiveDefinite];

/** Runs every lane as far as it goes; what stops it is one of the foreseen errors, in a sentence. */
function run(scenario: Scenario): number {
  let steps = 0;
  try {
    const world = createWorld(scenario, backend);
    for (const lane of scenario.lanes) {
      const session = openLane(scenario, lane, world, backend);
      try {
        while (!session.waits && session.t < Math.min(scenario.horizon, 2 * HORIZON)) {
          const { y, f, fStar, regret, index } = session.step();
          expect([y, f, fStar, regret].every(Number.isFinite), JSON.stringify(scenario)).toBe(true);
          expect(regret).toBeGreaterThanOrEqual(0);
          expect(index >= 0 && index < world.candidates.size).toBe(true);
          steps++;
        }
      } finally {
        session.dispose();
      }
    }
  } catch (error) {
    if (!FORESEEN.some((kind) => error instanceof kind)) throw error;
    expect((error as Error).message.length).toBeLessThan(300);
  }
  return steps;
}

/** Not a scenario to wait for: a slip may have made it large. */
const isSmall = ({ grid, horizon, objective }: Scenario): boolean =>
  (grid?.pointsPerDimension ?? 0) <= 50 && horizon <= 2000 && !objective.dataset;

describe('acts upon the world and given choices with faults in them', () => {
  it('1200 of valid numbers run to the end without a false one, or are refused', { timeout: 120_000 }, () => {
    const chance = new Chance(21);
    let steps = 0;
    for (let n = 0; n < 1200; n++) {
      const { scenario } = outcome(() => parseScenario(edged(chance.pick(BASES), chance)));
      if (scenario) steps += run(scenario);
    }
    expect(steps).toBeGreaterThan(10_000);
  });

  it('1200 mutated files and links open to a valid scenario that runs, or are refused', {
    timeout: 120_000,
  }, () => {
    const chance = new Chance(22);
    for (let n = 0; n < 1200; n++) {
      const json = mutatedJson(chance.pick(BASES), chance);
      const text = n % 3 === 0 ? mutatedText(json, chance) : json;
      const { scenario } = outcome(() => parseScenario(parseJson(text)));
      if (!scenario) continue;
      expect(decodeLink(encodeLink(scenario)).scenario).toStrictEqual(scenario);
      if (isSmall(scenario) && n % 4 === 0) run(scenario);
    }
  });
});

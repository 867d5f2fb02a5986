import { parseScenario, type Scenario } from '../../src/index.ts';
import { CASES } from '../fingerprints/scenarios.ts';

/** A scenario of which every engine keeps a link. */
export interface LinkCase {
  readonly name: string;
  readonly scenario: Scenario;
}

/** The cases of the recorded fingerprints that a link can carry: those of the registries alone, on the usual core. */
function recordedCases(): LinkCase[] {
  return CASES.filter(({ backend, algorithm }) => backend === 'wasm' && !algorithm).map(
    ({ name, scenario, lane }) => ({ name, scenario: { ...scenario, lanes: [lane] } }),
  );
}

const LANES = [{ algorithm: 'et-gp-ucb' }, { algorithm: 'tv-gp-ucb' }];

/** What a link holds besides: replicates, a lane that waits, a formula with sliders, a world that moves while its lanes compute. */
function otherCases(): LinkCase[] {
  const short = { seed: 28, horizon: 40, lanes: LANES };
  const objective = { id: 'abrupt-change-1d' };
  const given = { algorithm: 'gp-ucb', choices: [10, 150, 90] };
  return Object.entries({
    'replicate 1': { ...short, objective, replicate: 1 },
    'replicate 7 in 2D': { ...short, objective: { id: 'moving-peaks-2d' }, replicate: 7 },
    'a lane that waits': { ...short, objective, lanes: [{ ...given, waits: true }, given] },
    'a formula with sliders': {
      ...short,
      objective: {
        id: 'formula-1d',
        parameters: { formula: 'a * sin(6 * x + b * t)', symbols: { a: 2, b: 0.1 } },
      },
    },
    'response times': { ...short, objective, response: { base: 0.5, factor: 0.01, power: 2, frame: 1 } },
  }).map(([name, given]) => ({ name, scenario: parseScenario(given) }));
}

export const LINK_CASES: readonly LinkCase[] = [...recordedCases(), ...otherCases()];

import { describe, expect, it } from 'vitest';
import {
  createWorld,
  parseScenario,
  runFacts,
  type TheoryReport,
  theoryReport,
} from '../../../../src/index.ts';
import { ctvRegime } from '../../../../src/theory/ctv/regimes.ts';
import { etRates } from '../../../../src/theory/et/rates.ts';
import { comparison } from '../../../../src/theory/report.ts';
import { saidIn } from '../../../../web/readings/said/said.ts';
import { THEOREM_SENTENCES } from '../../../../web/readings/said/theorems.ts';
import { backend, runLane } from '../../../engine/support.ts';

/** What the page shows of a report. */
const shownOf = ({ bounds, whyNoFloor, warning }: TheoryReport): string[] => [
  warning,
  ...(whyNoFloor ? [whyNoFloor] : []),
  ...bounds
    .filter(({ assumptions }) => assumptions.length > 0)
    .flatMap(({ sentence, source, assumptions, figures, bounded }) => [
      ...[bounded.name, source, ...(sentence ? [sentence] : [])],
      ...assumptions.flatMap(({ text, why }) => (why ? [text, why] : [text])),
      ...figures.flatMap(({ label, text }) => [label, text]),
    ]),
];

function saidOf(lane: object, objective: object, changes: object = {}): string[] {
  const scenario = parseScenario({
    ...{ horizon: 30, objective, grid: { pointsPerDimension: 15 }, lanes: [lane] },
    ...changes,
  });
  const world = createWorld(scenario, backend);
  const [first] = scenario.lanes;
  const facts = runFacts(scenario, first, world, runLane(scenario, first, world).records, backend);
  return facts ? shownOf(theoryReport(facts)) : [];
}

const CHAIN = { id: 'gp-chain-1d', parameters: { rate: 0.03 } };
const STILL = { id: 'gp-chain-1d', parameters: { rate: 0 } };
const THRESHOLD = { id: 'threshold-gp', parameters: { level: 0.5 } };
const flip = { interventions: [{ step: 20, kind: 'flip', parameters: {} }] };
const evenly = {
  interventions: [{ step: 20, kind: 'noise', parameters: { variance: 0.5, shape: 'uniform' } }],
};
const designed = { horizon: 12, grid: { pointsPerDimension: 9 }, initialDesign: { points: 0 } };
const lanes = ['et-gp-ucb', 'gp-ucb', 'br-gp-ucb', 'tv-gp-ucb', 'ctv-fixed', 'ctv', 'sparq-gp-ucb'];
const constantBeta = {
  algorithm: 'tv-gp-ucb',
  parameters: { epsilon: 0.03, schedule: 'constant-beta', driftRate: 0.03 },
};

const said = [
  ...lanes.flatMap((algorithm) =>
    [{}, { schedule: 'theorem' }].flatMap((parameters) =>
      [CHAIN, STILL, { id: 'slow-change-1d' }].flatMap((objective) =>
        saidOf({ algorithm, parameters }, objective),
      ),
    ),
  ),
  ...[flip, evenly].flatMap((changes) => saidOf({ algorithm: 'et-gp-ucb' }, CHAIN, changes)),
  ...saidOf(constantBeta, CHAIN),
  ...['bpt-ucb', 'bpt-ts', 'bpt-lse'].flatMap((algorithm) =>
    [{}, { eta: 0.01 }, { eta: 0.4 }, { eta: 0 }].flatMap((parameters) =>
      saidOf({ algorithm, parameters }, THRESHOLD, designed),
    ),
  ),
  ...saidOf({ algorithm: 'bpt-lse', parameters: { epsilon: 0.3, eta: 0.01 } }, THRESHOLD, designed),
];

const largestTerms = (): string[] =>
  (etRates({ horizon: 100, epsilon: 0.03, epsilonLower: 0.01, epsilonUpper: 0.1, xi: 0 })?.terms ?? []).map(
    ({ text }) => text,
  );

describe('what the theory says', () => {
  it('is said in English as it is by the theory', () => {
    expect([...new Set(said)].filter((text) => saidIn(THEOREM_SENTENCES, text) !== text)).toEqual([]);
  });

  it('is heard as the theory makes it, where none of these runs hears it', () => {
    const terms = largestTerms().join('; just as large: ');
    const rates = `$λ_1$ = 0.5, $λ_2$ = 2; the largest of its four terms: ${terms}`;
    const { text } = ctvRegime('uniform', 30, 30, 0.00001, 0);
    for (const each of [rates, `uniform times, $εT$ = 0.0003: ${text}`, comparison(0.5), comparison(null)])
      expect(saidIn(THEOREM_SENTENCES, each)).toBe(each);
  });
});

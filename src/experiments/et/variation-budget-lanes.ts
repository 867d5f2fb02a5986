import type { Scenario } from '../../contracts/scenario.ts';
import { parseScenario } from '../../engine/scenario/validate.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import type { LaneSetting } from '../../plan/plan.ts';
import type { Column, PaperFigure } from '../spec.ts';

export const EVENT = 'ET-GP-UCB';
/** The baselines of Deng et al. 2022, and random search. */
export const BASELINES = ['IGP-UCB', 'BR-GP-UCB', 'SW-GP-UCB', 'W-GP-UCB'] as const;
export const RANDOM = 'Random search';

/** The algorithms of ET Table 2: those of Deng et al. 2022 with a variation budget, and ET without bounds. */
export function budgetLanes(budget: number, noiseVariance: number): Record<string, LaneSetting> {
  const igp = (parameters: ParamValues = {}) => ({
    schedule: 'igp',
    normBound: 1,
    noiseScale: Math.min(10, Math.sqrt(noiseVariance)),
    delta: 0.1,
    ...parameters,
  });
  return {
    'IGP-UCB': { algorithm: 'igp-ucb', parameters: igp() },
    'BR-GP-UCB': { algorithm: 'br-gp-ucb', parameters: igp({ budget }) },
    'SW-GP-UCB': { algorithm: 'sw-gp-ucb', parameters: igp({ windowFrom: 'budget', budget }) },
    'W-GP-UCB': { algorithm: 'w-gp-ucb', parameters: igp({ discountFrom: 'budget', budget }) },
    [EVENT]: {
      algorithm: 'et-gp-ucb',
      parameters: { deltaB: 0.1, bounds: 'none', survivors: 1, schedule: 'log', c1: 0.8, c2: 4 },
    },
    [RANDOM]: { algorithm: 'random', parameters: {} },
  };
}

export const BUDGET_SETTING: readonly string[] = [
  'IGP, BR, SW and W: multiplier B + R √(2(γ + 1 + ln(1/δ))) with B = 1, R = σ_n (at most 10), δ = 0.1; posterior noise σ_n². BR and SW: ⌈γ_T^{1/4} (T/B_T)^{1/2}⌉ steps, W: η = 1 − γ_T^{−1/4} (B_T/T)^{1/2}, γ_T = (ln T)^{d+1}; W with the single-weighted variance. The paper does not print its B_T.',
  'ET: no bounds, δ_B = 0.1, the surprising pair survives a reset, β_t = 0.8 ln(4t).',
];

/** Standard deviations of our functions: that of the models' prior, twice and four times as large. */
const AMPLITUDES = [1, 2, 4];

/** Means of Σ max |f_{t+1} − f_t| over 50 functions of standard deviation 1. */
export const UNIT_BUDGETS = { abrupt: 4.5, slow: 2.6 } as const;
type Change = keyof typeof UNIT_BUDGETS;

const CHANGES: Readonly<Record<Change, readonly [objective: string, parameters: ParamValues]>> = {
  abrupt: ['abrupt-change-1d', { changes: [100, 200] }],
  slow: ['slow-change-1d', { from: 1, to: 500 }],
};

/** A scan's columns of one kind of change, by name. */
export const columnsOf = (change: Change): string[] =>
  AMPLITUDES.map((amplitude) => `${change}, amplitude ${amplitude}`);
export const ABRUPT = columnsOf('abrupt');
export const SLOW = columnsOf('slow');

/** The one-dimensional worlds of ET Table 2 and Fig. 6, T = 500 on 100 points, a function for each run, at every amplitude. */
export function scannedColumns(noiseVariance: number): Column[] {
  const scanned = (change: Change): Column[] =>
    AMPLITUDES.map((amplitude, i) => ({
      name: columnsOf(change)[i],
      scenario: scannedWorld(change, amplitude, noiseVariance),
      lanes: budgetLanes(amplitude * UNIT_BUDGETS[change], noiseVariance),
    }));
  return [...scanned('abrupt'), ...scanned('slow')];
}

function scannedWorld(change: Change, amplitude: number, noiseVariance: number): Scenario {
  const [id, parameters] = CHANGES[change];
  return parseScenario({
    title: `${change} change, amplitude ${amplitude}`,
    seed: 1,
    horizon: 500,
    objective: { id, parameters: { lengthscale: 0.2, kernel: 'se', amplitude, ...parameters } },
    grid: { pointsPerDimension: 100 },
    noiseVariance,
    lanes: [],
  });
}

/** A figure of the paper in every column of a kind of change: its function's amplitude is not known. */
export const atEveryAmplitude = (figure: PaperFigure): PaperFigure[] => AMPLITUDES.map(() => figure);

/** Said above the claims. */
export const SCANNED =
  'The paper’s functions are unpublished. Ours are drawn again for every run, at three amplitudes: the whole scan is shown, and a claim counts as reproduced only where it holds at every one of them.';

export const SCAN_SETTING: readonly string[] = [
  `The paper’s functions (of Deng et al. 2022) are unpublished. Ours: GP samples on [0,1], SE kernel with l = 0.2, times ${AMPLITUDES.slice(0, -1).join(', ')} or ${AMPLITUDES[AMPLITUDES.length - 1]}; one jumps to an independent sample after steps 100 and 200, one slides from one sample to another over the whole run. T = 500, 100 candidates. A function for each run, where the paper has one; the models keep σ_f² = 1.`,
  `B_T: ${UNIT_BUDGETS.abrupt} times the amplitude for the abrupt change, ${UNIT_BUDGETS.slow} times for the slow one, the mean of Σ max |f_{t+1} − f_t| over such functions.`,
  ...BUDGET_SETTING,
];

import type { LaneSetting } from '../../plan/plan.ts';
import type { JudgedColumn } from './environment-lanes.ts';
import { type EnvironmentWorld, environmentColumn } from './environment-lanes.ts';

/** What widens the interval μ^(p) ± β^{1/m} γ^{2/m}. */
type Setting = 'beta' | 'm';
const SYMBOLS: Readonly<Record<Setting, string>> = { beta: 'β', m: 'm' };

/** β or m as a row or a column is called: "β = 2". */
const settingName = (setting: Setting, value: number): string => `${SYMBOLS[setting]} = ${value}`;

/** One algorithm of the paper's on some functions: one setting down the rows, the other, at two values, beside the function. */
export interface Sweep {
  readonly algorithm: 'bpt-ucb' | 'bpt-lse';
  readonly worlds: readonly EnvironmentWorld[];
  readonly rows: { readonly setting: Setting; readonly values: readonly number[] };
  readonly columns: { readonly setting: Setting; readonly values: readonly number[] };
}

/** A column of a sweep, with its function and setting. */
export interface SweepColumn extends JudgedColumn {
  readonly world: string;
}

/** The columns of a sweep, one function after another. */
export function sweepColumns({ algorithm, worlds, rows, columns }: Sweep): readonly SweepColumn[] {
  const lane = (row: number, column: number): LaneSetting => {
    const value = (setting: Setting) => (rows.setting === setting ? row : column);
    return { algorithm, parameters: { beta: value('beta'), m: value('m'), eta: 0 } };
  };
  return worlds.flatMap((world) =>
    columns.values.map((column) => {
      const lanes = rows.values.map((row) => [settingName(rows.setting, row), lane(row, column)]);
      return {
        ...environmentColumn(world, Object.fromEntries(lanes)),
        name: `${world.name}, ${settingName(columns.setting, column)}`,
        world: world.name,
      };
    }),
  );
}

/** The three functions of Fig. 9 and 11, judged where those of Fig. 2 and 5 are. */
export const SWEPT_OPTIMISATION: readonly EnvironmentWorld[] = [
  { name: 'GP draw', id: 'threshold-gp', judgedAt: 30 },
  { name: 'Rosenbrock', id: 'threshold-rosenbrock', judgedAt: 50 },
  { name: 'McCormick', id: 'threshold-mccormick', judgedAt: 50 },
];

/** The three functions of Fig. 10 and 12, judged where those of Fig. 3 and 7 are. */
export const SWEPT_LEVEL_SETS: readonly EnvironmentWorld[] = [
  { name: 'GP draw', id: 'threshold-gp', parameters: { redrawn: true }, judgedAt: 30, horizon: 150 },
  { name: 'Himmelblau', id: 'threshold-himmelblau', judgedAt: 50, horizon: 150 },
  { name: 'Goldstein–Price', id: 'threshold-goldstein-price', judgedAt: 150, horizon: 150 },
];

const SWEEP_SETTING =
  'Functions and models as in Fig. 2, 3, 5 and 7; the first query is a random pair, the same for every lane. All lanes of a replicate see the same objective and noise. Which values of β and m the paper’s curves have stands in its pictures alone: those that its text names are among ours.';

export const SWEPT_OPTIMISATION_SETTING: readonly string[] = [
  SWEEP_SETTING,
  'BPT-UCB with η = 0; the paper’s other figures have β = 2 and m = 2. Rosenbrock on [−5,10]², McCormick on [−1.5,4] × [−3,4]. r_t = p_upper(x*) − p_upper(x̂), x̂ the visited design that the lane names after step t. T = 100.',
];

export const SWEPT_LEVEL_SET_SETTING: readonly string[] = [
  SWEEP_SETTING,
  'BPT-LSE with η = 0 and ε = 0; the paper’s other figures have β = 1.5 and m = 2. GP draws are repeated until 5 to 95 % of the designs lie above α. F1 of the designs named above α; undecided ones count as not named. T = 150.',
];

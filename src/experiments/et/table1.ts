import { figures, withReason } from '../report/claims.ts';
import { averageRegret } from '../report/measures.ts';
import { belowAll, chain, ordered } from '../report/order-claims.ts';
import type { Column, Experiment } from '../spec.ts';
import { bounded, lane, periodic, WITHIN_MODEL_SETTING, withinModel } from './within-model.ts';

const NARROW = 'ET-GP-UCB, ε 0.01–0.05';
const WIDE = 'ET-GP-UCB, ε 0.001–0.1';
const WIDEST = 'ET-GP-UCB, ε 0–1';
const KNOWN_RATE = ['GP-UCB', 'R-GP-UCB', 'TV-GP-UCB', 'UI-TVBO'];

/** A column with the true change rate and the one that R, TV and UI believe in. */
function column(name: string, truth: number, believed: number): Column {
  return {
    name,
    scenario: withinModel(truth, 400),
    lanes: {
      'GP-UCB': lane('gp-ucb'),
      'R-GP-UCB': periodic(believed),
      [NARROW]: bounded(0.01, 0.05),
      [WIDE]: bounded(0.001, 0.1),
      [WIDEST]: bounded(0, 1),
      'TV-GP-UCB': lane('tv-gp-ucb', { epsilon: believed }),
      'UI-TVBO': lane('ui-tvbo', { sigmaW2: believed }),
    },
  };
}

export const etTable1: Experiment = {
  id: 'et-table1',
  title: 'Within-model comparison: average regret of seven algorithms',
  source: 'Brunzema et al., Event-Triggered Time-Varying Bayesian Optimization, Table 1 and Table 5',
  runs: 50,
  lookedAt: [50, 160],
  design: {
    setting: [
      ...WITHIN_MODEL_SETTING,
      'T = 400. R, TV and UI use the column’s rate (σ_w² = ε); in the last two columns it is wrong, the true one is 0.05.',
      'ET: δ_B = 0.1; nothing survives a reset (m = 0), which is what reproduces the table, where Algorithm 1 keeps the surprising pair (m = 1).',
      'R at ε = 0.2 resets every 18 steps, as the formula says; the paper’s Table 5 prints 17.',
    ],
    columns: [
      column('ε = 0.01', 0.01, 0.01),
      column('ε = 0.03', 0.03, 0.03),
      column('ε = 0.05', 0.05, 0.05),
      column('model ε = 0.001', 0.05, 0.001),
      column('model ε = 0.2', 0.05, 0.2),
    ],
    measures: [
      {
        measure: averageRegret,
        paperRuns: 50,
        paper: {
          'GP-UCB': [
            [0.756, 0.21],
            [1.079, 0.199],
            [1.256, 0.215],
            [1.256, 0.215],
            [1.256, 0.215],
          ],
          'R-GP-UCB': [
            [0.617, 0.088],
            [0.84, 0.102],
            [0.976, 0.085],
            [0.91, 0.095],
            [1.058, 0.097],
          ],
          [NARROW]: [
            [0.612, 0.097],
            [0.776, 0.097],
            [0.895, 0.09],
            [0.895, 0.09],
            [0.895, 0.09],
          ],
          [WIDE]: [
            [0.519, 0.103],
            [0.716, 0.095],
            [0.867, 0.079],
            [0.867, 0.079],
            [0.867, 0.079],
          ],
          [WIDEST]: [
            [0.501, 0.111],
            [0.694, 0.093],
            [0.83, 0.107],
            [0.83, 0.107],
            [0.83, 0.107],
          ],
          'TV-GP-UCB': [
            [0.301, 0.089],
            [0.504, 0.089],
            [0.64, 0.084],
            [0.961, 0.176],
            [1.256, 0.215],
          ],
          'UI-TVBO': [
            [0.344, 0.056],
            [0.641, 0.064],
            [0.871, 0.057],
            [0.954, 0.185],
            [1.38, 0.052],
          ],
        },
        tolerance: (row) => ({ absolute: KNOWN_RATE.includes(row) ? 0.04 : 0.06 }),
      },
    ],
    claims: [
      figures({
        text: 'GP-UCB, R, TV and UI as printed, within 0.04 or two combined standard errors (but for TV at model ε = 0.2, where the paper repeats GP-UCB’s cell to the digit)',
        measure: averageRegret.id,
        rows: KNOWN_RATE,
        except: [['TV-GP-UCB', 'model ε = 0.2']],
      }),
      figures({
        text: 'The three ET variants as printed, within 0.06 or two combined standard errors',
        measure: averageRegret.id,
        rows: [NARROW, WIDE, WIDEST],
      }),
      ordered({
        text: 'TV with the true rate is best, then ET with the widest bounds, then R, then GP-UCB',
        measure: averageRegret.id,
        columns: ['ε = 0.03', 'ε = 0.05'],
        pairs: chain(['TV-GP-UCB', WIDEST, 'R-GP-UCB', 'GP-UCB']),
      }),
      withReason(
        ordered({
          text: 'Wider bounds help: ET’s regret falls from narrow to wide to widest, all below R',
          measure: averageRegret.id,
          columns: ['ε = 0.01', 'ε = 0.03', 'ε = 0.05'],
          pairs: chain([WIDEST, WIDE, NARROW, 'R-GP-UCB']),
        }),
        'Which of the wide and the widest bounds is better depends on the rate: in 1,000 runs the widest are ahead by 0.020 ± 0.004 at ε = 0.01, level at 0.03 (0.001 ± 0.003), and behind by 0.008 ± 0.003 at 0.05. At ε = 0.01 the narrow bounds are below R-GP-UCB by 0.003 ± 0.002. Tried: both rules for what survives a reset, 30 runs of each.',
      ),
      withReason(
        ordered({
          text: 'With a wrong rate ET outperforms every other algorithm',
          measure: averageRegret.id,
          columns: ['model ε = 0.001', 'model ε = 0.2'],
          pairs: belowAll(WIDEST, KNOWN_RATE),
        }),
        'TV with model ε = 0.2 comes out well below the print, whose cell repeats GP-UCB’s to the digit: a misprint, we think. With model ε = 0.001 ET is the best, as printed. Tried: both rules for what survives a reset.',
      ),
    ],
  },
};

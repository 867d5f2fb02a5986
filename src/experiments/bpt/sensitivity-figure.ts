import type { Claim } from '../report/claims.ts';
import type { Experiment } from '../spec.ts';
import { LONG_F1_MEASURES, REGRET_MEASURES } from './environment-claims.ts';
import { CURVE_POINTS, LONG_CURVE_POINTS } from './environment-lanes.ts';
import {
  SWEPT_LEVEL_SET_SETTING,
  SWEPT_LEVEL_SETS,
  SWEPT_OPTIMISATION,
  SWEPT_OPTIMISATION_SETTING,
  type Sweep,
  type SweepColumn,
  sweepColumns,
} from './sensitivity-lanes.ts';

/** What is the same in every figure of an algorithm: the functions it runs on, and what is read off its runs. */
const OF_ALGORITHM = {
  'bpt-ucb': {
    worlds: SWEPT_OPTIMISATION,
    design: {
      setting: SWEPT_OPTIMISATION_SETTING,
      measures: REGRET_MEASURES,
      curvePoints: CURVE_POINTS,
      curveOf: 'instant regret',
    },
  },
  'bpt-lse': {
    worlds: SWEPT_LEVEL_SETS,
    design: {
      setting: SWEPT_LEVEL_SET_SETTING,
      measures: LONG_F1_MEASURES,
      curvePoints: LONG_CURVE_POINTS,
      curveOf: 'F1',
    },
  },
} as const;

/** What is a figure's own. */
interface Figure extends Omit<Sweep, 'worlds'> {
  readonly figure: number;
  readonly title: string;
  readonly claims: (columns: readonly SweepColumn[]) => readonly Claim[];
}

/** One of the paper's figures on how much β and m matter. */
export function sensitivityFigure({ figure, title, claims, ...sweep }: Figure): Experiment {
  const { worlds, design } = OF_ALGORITHM[sweep.algorithm];
  const columns = sweepColumns({ ...sweep, worlds });
  return {
    id: `bpt-fig${figure}`,
    title,
    source: `Iwazaki et al., Bayesian Quadrature Optimization for Probability Threshold Robustness, App. E.1.3, Fig. ${figure}`,
    runs: 50,
    design: { ...design, columns, claims: claims(columns) },
  };
}

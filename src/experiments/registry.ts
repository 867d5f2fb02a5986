import { beyondChain } from './beyond/chain.ts';
import { beyondConstantBeta } from './beyond/constant-beta.ts';
import { beyondEggholder } from './beyond/eggholder.ts';
import { beyondResponse } from './beyond/response.ts';
import { bptEqual } from './bpt/equal.ts';
import { bptFig2 } from './bpt/fig2.ts';
import { bptFig3 } from './bpt/fig3.ts';
import { bptFig4 } from './bpt/fig4.ts';
import { bptFig5 } from './bpt/fig5.ts';
import { bptFig7 } from './bpt/fig7.ts';
import { bptFig9 } from './bpt/fig9.ts';
import { bptFig10 } from './bpt/fig10.ts';
import { bptFig11 } from './bpt/fig11.ts';
import { bptFig12 } from './bpt/fig12.ts';
import { bptFig13 } from './bpt/fig13.ts';
import { bptFig14 } from './bpt/fig14.ts';
import { bptFig14Fine } from './bpt/fig14-fine.ts';
import { bptVariance } from './bpt/variance.ts';
import { ctvBeta } from './ctv/beta.ts';
import { ctvFig1 } from './ctv/fig1.ts';
import { ctvFig2 } from './ctv/fig2.ts';
import { ctvFig3 } from './ctv/fig3.ts';
import { ctvKnobs } from './ctv/knobs.ts';
import { ctvNoise } from './ctv/noise.ts';
import { etFig2 } from './et/fig2.ts';
import { etFig4 } from './et/fig4.ts';
import { etFig6 } from './et/fig6.ts';
import { etFig7 } from './et/fig7.ts';
import { etLemma9 } from './et/lemma9.ts';
import { etNoise } from './et/noise.ts';
import { etPolicy, etPolicyUnfitted } from './et/policy.ts';
import { etStock } from './et/stock.ts';
import { etTable1 } from './et/table1.ts';
import { etTable2 } from './et/table2.ts';
import { etTable3 } from './et/table3.ts';
import { etTemperature } from './et/temperature.ts';
import { shelfAbrupt } from './shelf/abrupt.ts';
import { shelfDraws } from './shelf/draws.ts';
import { shelfDrift } from './shelf/drift.ts';
import { sparqFig1 } from './sparq/fig1.ts';
import { sparqOzone } from './sparq/ozone.ts';
import { sparqQueries } from './sparq/queries.ts';
import type { Experiment } from './spec.ts';

/** Every reproduction, in the order of the papers. */
export const EXPERIMENTS: readonly Experiment[] = [
  etTable1,
  etTable2,
  etTable3,
  etFig2,
  etFig4,
  etFig6,
  etFig7,
  etTemperature,
  etStock,
  etPolicy,
  etPolicyUnfitted,
  etLemma9,
  etNoise,
  ctvFig1,
  ctvFig2,
  ctvFig3,
  ctvKnobs,
  ctvNoise,
  ctvBeta,
  sparqFig1,
  sparqOzone,
  sparqQueries,
  bptFig2,
  bptFig3,
  bptFig4,
  bptFig5,
  bptFig7,
  bptFig9,
  bptFig10,
  bptFig11,
  bptFig12,
  bptFig13,
  bptFig14,
  bptFig14Fine,
  bptVariance,
  bptEqual,
  beyondChain,
  beyondEggholder,
  beyondResponse,
  beyondConstantBeta,
  shelfAbrupt,
  shelfDraws,
  shelfDrift,
];

/** The experiment of this id; undefined when there is none. */
export function experimentById(id: string): Experiment | undefined {
  return EXPERIMENTS.find((experiment) => experiment.id === id);
}

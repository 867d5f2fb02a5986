import { CTV } from './clock/ctv.about.ts';
import { CTV_FIXED } from './clock/ctv-fixed.about.ts';
import { CTV_SIMPLE } from './clock/ctv-simple.about.ts';
import { BPT_LSE } from './environment/bpt-lse.about.ts';
import { BPT_TS } from './environment/bpt-ts.about.ts';
import { BPT_UCB } from './environment/bpt-ucb.about.ts';
import { BQLSE } from './environment/bqlse.about.ts';
import { BQO_EI } from './environment/bqo-ei.about.ts';
import { BQO_TS } from './environment/bqo-ts.about.ts';
import { BQO_UCB } from './environment/bqo-ucb.about.ts';
import { GP_UCB_MEAN } from './environment/gp-ucb-mean.about.ts';
import { LSE_MEAN } from './environment/lse-mean.about.ts';
import { RANDOM_PAIRS } from './environment/random-pairs.about.ts';
import { STABLE_LSE } from './environment/stable-lse.about.ts';
import { STABLE_OPT } from './environment/stable-opt.about.ts';
import { SW_GP_UCB } from './forgetting/sw-gp-ucb.about.ts';
import { TV_GP_PS } from './forgetting/tv-gp-ps.about.ts';
import { TV_GP_TS } from './forgetting/tv-gp-ts.about.ts';
import { TV_GP_UCB } from './forgetting/tv-gp-ucb.about.ts';
import { TV_GP_UCB_MLE } from './forgetting/tv-gp-ucb-mle.about.ts';
import { UI_TVBO } from './forgetting/ui-tvbo.about.ts';
import { W_DBO } from './forgetting/w-dbo.about.ts';
import { W_GP_UCB } from './forgetting/w-gp-ucb.about.ts';
import { GP_TS } from './gp-ts.about.ts';
import { GP_UCB } from './gp-ucb.about.ts';
import { IGP_UCB } from './igp-ucb.about.ts';
import { OWN } from './own/own-algorithm.about.ts';
import { HP_GP_TS } from './priors/hp-gp-ts.about.ts';
import { LIKELIEST_GP_UCB } from './priors/likeliest-gp-ucb.about.ts';
import { PE_GP_TS } from './priors/pe-gp-ts.about.ts';
import { PE_GP_UCB } from './priors/pe-gp-ucb.about.ts';
import { RANDOM_SEARCH } from './random.about.ts';
import { BR_GP_UCB } from './resets/br-gp-ucb.about.ts';
import { DAL_GP_UCB } from './resets/dal-gp-ucb.about.ts';
import { ET_GP_UCB } from './resets/et-gp-ucb.about.ts';
import { R_GP_UCB } from './resets/r-gp-ucb.about.ts';
import { SPARQ_GP_UCB } from './sparq-gp-ucb.about.ts';
import type { AlgorithmAbout } from './spec.ts';
import { YOU } from './you.about.ts';

/** What is said of every algorithm, in the order of the menus; registry.ts has what they compute. */
export const ALGORITHM_ABOUTS: readonly AlgorithmAbout[] = [
  GP_UCB,
  ET_GP_UCB,
  TV_GP_UCB,
  TV_GP_UCB_MLE,
  UI_TVBO,
  R_GP_UCB,
  BR_GP_UCB,
  SW_GP_UCB,
  W_GP_UCB,
  W_DBO,
  IGP_UCB,
  GP_TS,
  TV_GP_TS,
  TV_GP_PS,
  SPARQ_GP_UCB,
  CTV,
  CTV_SIMPLE,
  CTV_FIXED,
  DAL_GP_UCB,
  PE_GP_UCB,
  PE_GP_TS,
  HP_GP_TS,
  LIKELIEST_GP_UCB,
  RANDOM_SEARCH,
  BPT_UCB,
  BPT_TS,
  BPT_LSE,
  GP_UCB_MEAN,
  STABLE_OPT,
  BQO_UCB,
  BQO_EI,
  BQO_TS,
  LSE_MEAN,
  STABLE_LSE,
  BQLSE,
  RANDOM_PAIRS,
  OWN,
  YOU,
];

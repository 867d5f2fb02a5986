import { BELIEF_MEASURES } from './belief.ts';
import { DATA_MEASURES } from './data.ts';
import { PAID_MEASURES } from './paid.ts';
import { PRIOR_MEASURES } from './priors.ts';
import { QUERY_MEASURES } from './queries.ts';
import { REGRET_MEASURES } from './regret.ts';
import { RELEVANCE_MEASURES } from './relevance.ts';
import { RESET_MEASURES } from './resets.ts';
import { SEED_MEASURES } from './seeds.ts';
import { SETTING_MEASURES } from './settings.ts';
import type { MeasureSpec } from './spec.ts';
import { TRUTH_MEASURES } from './truth.ts';

/** Everything that a lesson may read off a run. */
export const MEASURES = [
  ...REGRET_MEASURES,
  ...PAID_MEASURES,
  ...RESET_MEASURES,
  ...QUERY_MEASURES,
  ...DATA_MEASURES,
  ...RELEVANCE_MEASURES,
  ...PRIOR_MEASURES,
  ...TRUTH_MEASURES,
  ...BELIEF_MEASURES,
  ...SETTING_MEASURES,
  ...SEED_MEASURES,
] as unknown as readonly MeasureSpec[];

export const measureByName = (name: string): MeasureSpec | undefined =>
  MEASURES.find((spec) => spec.name === name);

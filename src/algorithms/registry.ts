import { checkDefinition } from '../parameters/definition.ts';
import { ctv } from './clock/ctv.ts';
import { ctvFixed } from './clock/ctv-fixed.ts';
import { ctvSimple } from './clock/ctv-simple.ts';
import { type AlgorithmDefinition, completeAlgorithm } from './definition.ts';
import { bptLse } from './environment/bpt-lse.ts';
import { bptTs } from './environment/bpt-ts.ts';
import { bptUcb } from './environment/bpt-ucb.ts';
import { bqlse } from './environment/bqlse.ts';
import { bqoEi } from './environment/bqo-ei.ts';
import { bqoTs } from './environment/bqo-ts.ts';
import { bqoUcb } from './environment/bqo-ucb.ts';
import { gpUcbMean } from './environment/gp-ucb-mean.ts';
import { lseMean } from './environment/lse-mean.ts';
import { randomPairs } from './environment/random-pairs.ts';
import { stableLse } from './environment/stable-lse.ts';
import { stableOpt } from './environment/stable-opt.ts';
import { swGpUcb } from './forgetting/sw-gp-ucb.ts';
import { tvGpPs } from './forgetting/tv-gp-ps.ts';
import { tvGpTs } from './forgetting/tv-gp-ts.ts';
import { tvGpUcb } from './forgetting/tv-gp-ucb.ts';
import { tvGpUcbMle } from './forgetting/tv-gp-ucb-mle.ts';
import { uiTvbo } from './forgetting/ui-tvbo.ts';
import { wDbo } from './forgetting/w-dbo.ts';
import { wGpUcb } from './forgetting/w-gp-ucb.ts';
import { gpTs } from './gp-ts.ts';
import { gpUcb } from './gp-ucb.ts';
import { igpUcb } from './igp-ucb.ts';
import { own } from './own/own-algorithm.ts';
import { hpGpTs } from './priors/hp-gp-ts.ts';
import { likeliestGpUcb } from './priors/likeliest-gp-ucb.ts';
import { peGpTs } from './priors/pe-gp-ts.ts';
import { peGpUcb } from './priors/pe-gp-ucb.ts';
import { randomSearch } from './random.ts';
import { brGpUcb } from './resets/br-gp-ucb.ts';
import { dalGpUcb } from './resets/dal-gp-ucb.ts';
import { etGpUcb } from './resets/et-gp-ucb.ts';
import { rGpUcb } from './resets/r-gp-ucb.ts';
import { sparqGpUcb } from './sparq-gp-ucb.ts';
import type { AlgorithmSpec } from './spec.ts';
import { you } from './you.ts';

const algorithms: AlgorithmSpec[] = [
  gpUcb,
  etGpUcb,
  tvGpUcb,
  tvGpUcbMle,
  uiTvbo,
  rGpUcb,
  brGpUcb,
  swGpUcb,
  wGpUcb,
  wDbo,
  igpUcb,
  gpTs,
  tvGpTs,
  tvGpPs,
  sparqGpUcb,
  ctv,
  ctvSimple,
  ctvFixed,
  dalGpUcb,
  peGpUcb,
  peGpTs,
  hpGpTs,
  likeliestGpUcb,
  randomSearch,
  bptUcb,
  bptTs,
  bptLse,
  gpUcbMean,
  stableOpt,
  bqoUcb,
  bqoEi,
  bqoTs,
  lseMean,
  stableLse,
  bqlse,
  randomPairs,
  own,
  you,
];

/** Every algorithm, in the order of the menus; those of `defineAlgorithm` last. */
export const ALGORITHMS: readonly AlgorithmSpec[] = algorithms;

/**
 * Adds a custom algorithm: from then on scenarios, links and the schema accept its id.
 * @returns the whole specification
 * @throws DefinitionError with a plain sentence where the id is taken or a parameter contradicts itself
 */
export function defineAlgorithm(definition: AlgorithmDefinition): AlgorithmSpec {
  const spec = completeAlgorithm(definition);
  checkDefinition(
    'algorithm',
    spec,
    algorithms.map(({ id }) => id),
  );
  algorithms.push(spec);
  return spec;
}

/** The algorithm of this id; undefined when there is none. */
export function algorithmById(id: string): AlgorithmSpec | undefined {
  return ALGORITHMS.find((algorithm) => algorithm.id === id);
}

import { checkDefinition } from '../parameters/definition.ts';
import { brGpUcb } from './br-gp-ucb.ts';
import { ctv } from './ctv.ts';
import { ctvFixed } from './ctv-fixed.ts';
import { ctvSimple } from './ctv-simple.ts';
import { dalGpUcb } from './dal-gp-ucb.ts';
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
import { etGpUcb } from './et-gp-ucb.ts';
import { gpTs } from './gp-ts.ts';
import { gpUcb } from './gp-ucb.ts';
import { hpGpTs } from './hp-gp-ts.ts';
import { igpUcb } from './igp-ucb.ts';
import { likeliestGpUcb } from './likeliest-gp-ucb.ts';
import { peGpTs } from './pe-gp-ts.ts';
import { peGpUcb } from './pe-gp-ucb.ts';
import { rGpUcb } from './r-gp-ucb.ts';
import { randomSearch } from './random.ts';
import { sparqGpUcb } from './sparq-gp-ucb.ts';
import type { AlgorithmSpec } from './spec.ts';
import { swGpUcb } from './sw-gp-ucb.ts';
import { tvGpPs } from './tv-gp-ps.ts';
import { tvGpTs } from './tv-gp-ts.ts';
import { tvGpUcb } from './tv-gp-ucb.ts';
import { tvGpUcbMle } from './tv-gp-ucb-mle.ts';
import { uiTvbo } from './ui-tvbo.ts';
import { wDbo } from './w-dbo.ts';
import { wGpUcb } from './w-gp-ucb.ts';
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

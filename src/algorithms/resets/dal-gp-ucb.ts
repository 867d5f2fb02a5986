import { scoring } from '../../policy/acquisitions/registry.ts';
import { dropAtReset } from '../../policy/memory.ts';
import { chosenTrigger } from '../../policy/triggers/registry.ts';
import { UNBOUNDED } from '../../policy/triggers/spec.ts';
import { algorithm } from '../spec.ts';
import { DAL_GP_UCB } from './dal-gp-ucb.about.ts';

/**
 * GP-UCB that looks around: a share of its queries goes to a small covering set, and a generalised likelihood ratio test of what
 * is seen there resets it. The outline is DAL's as its abstract and reviews give it (Gerogiannis et al. 2026; its Algorithm 1 was
 * not read); test, threshold and the growing share are GLR-klUCB's published code (Besson, Kaufmann, Maillard, Seznec 2022);
 * covering set, even spacing, constant share and the tested streams are ours (ALGORITHMS-SHELF §17).
 */
export const dalGpUcb = algorithm(DAL_GP_UCB, {
  slots: (parameters, context) => ({
    memory: dropAtReset(parameters.survivors),
    trigger: chosenTrigger(parameters).create(parameters, {
      ...context,
      bounds: UNBOUNDED,
    }),
    temporal: { kind: 'static' },
    ...scoring(parameters, context),
  }),
  explain: (record, parameters, { horizon }) =>
    chosenTrigger(parameters).explain(record, parameters, { bounds: UNBOUNDED, horizon }),
});

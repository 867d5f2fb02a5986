import { POSTERIOR_DRAW } from '../../policy/acquisition.ts';
import { keepAll } from '../../policy/memory.ts';
import { explainPriors, priorsOf } from '../../policy/priors/prior-list.ts';
import { drawnByWeight } from '../../policy/priors/priors.ts';
import { never } from '../../policy/trigger.ts';
import { algorithm } from '../spec.ts';
import { HP_GP_TS } from './hp-gp-ts.about.ts';

/**
 * Draws a prior by how likely it made what was seen, then a function under it (Sandberg & Chehreghani 2026; rule from memory:
 * ALGORITHMS-SHELF §19).
 */
export const hpGpTs = algorithm(HP_GP_TS, {
  slots: (parameters) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'static' },
    priors: { list: priorsOf(parameters), rule: drawnByWeight() },
    acquisition: POSTERIOR_DRAW,
    schedule: () => 1,
  }),
  explain: explainPriors,
});

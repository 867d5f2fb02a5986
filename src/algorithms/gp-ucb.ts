import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { keepAll } from '../policy/memory.ts';
import { REFIT_PARAMETERS, refitSlot } from '../policy/refit.ts';
import { never } from '../policy/trigger.ts';
import { kept } from '../policy/words.ts';
import type { AlgorithmSpec } from './spec.ts';

/** All data, static kernel (Srinivas et al. 2010). The objective is taken to stand still. */
export const gpUcb: AlgorithmSpec = {
  id: 'gp-ucb',
  name: 'GP-UCB',
  summary: 'keeps every observation',
  source: 'Srinivas, Krause, Kakade, Seeger 2010',
  parameters: [...scoringParameters(), ...REFIT_PARAMETERS],
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'static' },
    ...refitSlot(parameters),
    ...scoring(parameters, context),
  }),
  explain: (record) => ({ label: 'No test', text: `${kept(record)}, whatever $y_t$ says` }),
};

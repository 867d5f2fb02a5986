import type { ValuesOf } from '../../parameters/typed.ts';
import { scoring } from '../../policy/acquisitions/registry.ts';
import { dropAtReset } from '../../policy/memory.ts';
import { refitSlot } from '../../policy/refit.ts';
import { resetLength } from '../../policy/reset-length.ts';
import { every } from '../../policy/trigger.ts';
import { nextReset } from '../../policy/words.ts';
import { algorithm } from '../spec.ts';
import { R_GP_UCB } from './r-gp-ucb.about.ts';

/** N, given or N = ⌈min(T, 12 ε^{−1/4})⌉. */
function period(parameters: ValuesOf<typeof R_GP_UCB>, horizon: number): number {
  return parameters.periodFrom === 'steps' ? parameters.period : resetLength(parameters.epsilon, horizon);
}

/** Static kernel; the data are cleared after every N-th observation (Bogunovic, Scarlett, Cevher 2016). */
export const rGpUcb = algorithm(R_GP_UCB, {
  slots: (parameters, context) => ({
    memory: dropAtReset(0),
    trigger: every(period(parameters, context.horizon)),
    temporal: { kind: 'static' },
    ...refitSlot(parameters),
    ...scoring(parameters, context),
  }),
  explain: (record, parameters, { horizon }) => ({
    label: 'Schedule',
    text: record.reset ? '**reset** now: all data go' : nextReset(record, period(parameters, horizon)),
  }),
});

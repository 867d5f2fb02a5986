import { QUIET, type Trigger, type Verdict } from '../trigger.ts';
import { kept } from '../words.ts';
import { ORACLE_TRIGGER } from './oracle.about.ts';
import { trigger } from './spec.ts';

/**
 * Knows the true change points c and resets at the first observation of the new function, t = c + 1: the earliest
 * step at which a test could notice. No bounds apply.
 */
export function oracle(changePoints: readonly number[]): Trigger {
  const reset: Verdict = { ...QUIET, reset: true, reason: 'true change' };
  return { resets: true, test: ({ t }) => (changePoints.includes(t - 1) ? reset : QUIET) };
}

export const oracleTrigger = trigger(ORACLE_TRIGGER, {
  create: (_, { changePoints }) => oracle(changePoints),
  explain: (record) => ({
    label: 'Oracle',
    text: record.reset ? '**reset**: the objective has changed' : `no change: ${kept(record)}`,
  }),
});

import { QUIET, type Trigger, type Verdict } from '../trigger.ts';
import { RANDOM_TRIGGER } from './random.about.ts';
import { type TriggerRun, trigger } from './spec.ts';

/** From N_lo to N_hi, which is at most the horizon: a reset beyond it would be none. */
function span({ bounds: [lower, upper], horizon }: TriggerRun): readonly [number, number] {
  const fewest = Math.min(lower, upper);
  return [fewest, Math.max(fewest, Math.min(upper, horizon))];
}

/**
 * Resets blindly: every block's length is drawn evenly from `fewest..most`. The theory of the ET paper (Theorem 1) holds
 * for any resets within the bounds, these among them. The draw is numbered by the step before the block: no state.
 */
function atRandom(fewest: number, most: number): Trigger {
  const reset: Verdict = { ...QUIET, reset: true, reason: 'periodic' };
  return {
    resets: true,
    blockLengths: [fewest, most],
    test({ t, tPrime, stream }) {
      const share = stream('reset times').uniformAt(t - tPrime);
      return tPrime >= fewest + Math.floor(share * (most - fewest + 1)) ? reset : QUIET;
    },
  };
}

export const randomTrigger = trigger(RANDOM_TRIGGER, {
  create: (_, context) => atRandom(...span(context)),
  explain: ({ reset, tPrime }, _, run) => {
    const [fewest, most] = span(run);
    const drawn = `drawn from **${fewest}** to **${most}** steps`;
    return {
      label: 'Random reset',
      text: reset ? `**reset** now, ${drawn}` : `${drawn}, **${tPrime}** gone`,
    };
  },
});

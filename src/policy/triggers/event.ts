import { log } from '../../math/index.ts';
import { type ChangeTest, type Finding, type Prediction, withinBounds } from '../trigger.ts';
import { againstThreshold } from '../words.ts';
import { EVENT_TRIGGER } from './event.about.ts';
import { trigger } from './spec.ts';

/** ψ, κ and their parts for one observation. */
interface EventFinding extends Finding {
  readonly rho: number;
  readonly wBar: number;
}

/**
 * The event of ET-GP-UCB (Lemma 3, eq. 10–11): ψ = |y − μ(x)| against κ = √ρ_{t'} σ(x) + w̄_{t'}, with
 * π_{t'} = π² t'²/6, ρ_{t'} = 2 ln(2 π_{t'}/δ_B) and w̄_{t'} = √(2 σ_n² ln(2 π_{t'}/δ_B)).
 * @param deltaB δ_B in (0, 1): bounds the chance that the test ever fires although nothing changed.
 * @param capAfter w̄ grows no further after this t' (§7); ρ still does, and Lemma 3 no longer holds
 * @param bounded w̄ = √3 σ_n at every t': the bound of noise drawn evenly (§7), in the place of the Gaussian quantile
 */
export function eventTest(
  { tPrime, y, mean, variance, noiseVariance }: Prediction,
  deltaB: number,
  capAfter = Number.POSITIVE_INFINITY,
  bounded = false,
): EventFinding {
  const rho = 2 * logTerm(tPrime, deltaB);
  const wBar = bounded
    ? Math.sqrt(3 * noiseVariance)
    : Math.sqrt(2 * noiseVariance * logTerm(Math.min(tPrime, capAfter), deltaB));
  const psi = Math.abs(y - mean);
  const kappa = Math.sqrt(rho) * Math.sqrt(variance) + wBar;
  return { psi, kappa, rho, wBar, fires: psi > kappa };
}

/** ln(2 π_{t'}/δ_B). */
function logTerm(tPrime: number, deltaB: number): number {
  const piTPrime = (Math.PI * Math.PI * tPrime * tPrime) / 6;
  return log((2 * piTPrime) / deltaB);
}

/** The event test with its constants set. */
export function event(deltaB: number, capAfter?: number, bounded?: boolean): ChangeTest {
  return (input) => eventTest(input, deltaB, capAfter, bounded);
}

/** The paper's own. */
export const eventTrigger = trigger(EVENT_TRIGGER, {
  create: ({ deltaB, noiseCapAfter, noiseTerm }, { bounds }) => {
    const test = event(deltaB, noiseCapAfter || undefined, noiseTerm === 'bounded');
    return withinBounds(test, ...bounds);
  },
  explain: (record) => ({ label: '$ψ$ against $κ$', text: againstThreshold(record) }),
  falseAlarmBound: ({ deltaB, noiseCapAfter, noiseTerm }) =>
    noiseCapAfter || noiseTerm === 'bounded' ? null : deltaB,
});

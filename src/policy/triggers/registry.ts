import { chosenOption } from '../../parameters/choice.ts';
import { cusumTrigger } from './cusum.ts';
import { eventTrigger } from './event.ts';
import { eventOrGlrTrigger, glrTrigger } from './glr.ts';
import { likelihoodRatioTrigger } from './likelihood-ratio.ts';
import { lowerBoundTrigger } from './lower-bound.ts';
import { neverTrigger } from './never.ts';
import { oracleTrigger } from './oracle.ts';
import { periodicTrigger } from './periodic.ts';
import { randomTrigger } from './random.ts';
import type { TriggerSpec } from './spec.ts';

/** Every trigger; registry.about.ts has the order of the menu. */
export const TRIGGERS: readonly TriggerSpec[] = [
  eventTrigger,
  cusumTrigger,
  likelihoodRatioTrigger,
  glrTrigger,
  eventOrGlrTrigger,
  oracleTrigger,
  lowerBoundTrigger,
  randomTrigger,
  periodicTrigger,
  neverTrigger,
];

/** The trigger that a lane's parameters name. */
export const chosenTrigger = ({ trigger }: { readonly trigger: string }): TriggerSpec =>
  chosenOption(TRIGGERS, trigger);

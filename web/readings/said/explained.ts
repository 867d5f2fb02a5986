import * as words from '#words/readings/explained';
import type { Explanation } from '../../../src/contracts/explanation.ts';
import { type Said, saidIn } from './said.ts';

/** An explanation of the engine, which speaks English, in the page's language. */
export const explained = ({ label, text }: Explanation): Explanation => ({
  label: told(label),
  text: told(text),
});

/** A label or a text of it; as it is where it has no word, or none that is known. */
export const told = (text: string): string => saidIn(SENTENCES, text) ?? text;

/** What the engine says: a sentence that others would fit, too, stands before them. */
export const SENTENCES: readonly Said[] = [
  ['No bound', () => words.label.noBound],
  ['Multiplier', () => words.label.multiplier],
  ['No test', () => words.label.noTest],
  ['Schedule', () => words.label.schedule],
  ['Random reset', () => words.label.randomReset],
  ['Oracle', () => words.label.oracle],
  ['Prior', () => words.label.prior],
  ['Injection', () => words.label.injection],
  ['Weight', () => words.label.weight],
  ['Window', () => words.label.window],
  ['Forgetting', () => words.label.forgetting],
  ['Time', () => words.label.time],
  ['Relevance', () => words.label.relevance],
  ['Memory', () => words.label.memory],
  ['Clock', () => words.label.clock],
  ['Expert', () => words.label.expert],
  ['No model', () => words.label.noModel],
  ['log ratio against $κ$', () => words.label.logRatio],
  ['{} against {}', (statistic, threshold) => words.against({ statistic, threshold })],
  ['no change: {} **{}** point{}', (_, points) => words.noChange(Number(points))],
  ['{} **{}** point{}, and no multiplier is asked for', (_, points) => words.noMultiplier(Number(points))],
  // Archived engines have another word there.
  ['{} **{}** point{}, {} $y_t$ says', (_, points) => words.noTest(Number(points))],
  ['**{}** points stay', (points) => words.pointsStay(Number(points))],
  ['**reset**: the objective has changed', () => words.changed],
  ['no data yet', () => words.noData],
  [
    'the theorem for a finite set makes it **{}** at $t$ = {}',
    (multiplier, t) => words.finiteSet({ multiplier, t }),
  ],
  [
    'the theorem for a continuous set makes it **{}** at $t$ = {}',
    (multiplier, t) => words.continuousSet({ multiplier, t }),
  ],
  ['the points held make it **{}**', words.fromHeld],
  ['the data so far make it **{}**', words.fromData],
  ['$ε$ = {} makes it **{}** at every step', (rate, multiplier) => words.fromRate({ rate, multiplier })],
  ['**{}** at every step', words.everyStep],
  ['place {}: {}', (place, said) => words.atPlace({ place, said: told(said) })],
  ['not at a tested place', () => words.notTested],
  ['first value, nothing to test yet', () => words.firstValue],
  ['**reset** now', () => words.resetNow],
  ['**reset** now: all data go', () => words.resetAll],
  ['next reset in **{}** step{}', (steps) => words.nextReset(Number(steps))],
  ['**reset** now, drawn from **{}** to **{}** steps', (fewest, most) => words.drawnNow({ fewest, most })],
  [
    'drawn from **{}** to **{}** steps, **{}** gone',
    (fewest, most, gone) => words.drawn({ fewest, most, gone }),
  ],
  ['{} **reset** (upper bound)', words.resetForced],
  ['{} **reset**', words.reset],
  ['{} **no reset**', words.noReset],
  ['{} **test off**', words.testOff],
  ['not known yet', () => words.priorUnknown],
  ['{}: **{}** of {} still in', (prior, count, all) => words.priorsIn({ prior, count, all })],
  ['{}: weight now **{} %**', (prior, percent) => words.priorWeight({ prior, percent })],
  [
    'prior variance now 1 + {} × {} = **{}**',
    (each, steps, variance) => words.priorVariance({ each, steps, variance }),
  ],
  ['a point 20 steps old has **{}** more noise variance', words.moreNoise],
  ['a point 20 steps old weighs $η$^{19} = **{}**', words.weighs],
  ['a point 20 steps old counts $k_T$ = **{}**', words.countsInTime],
  ['a point 20 steps old counts (1 − $ε$)^{10} = **{}**', words.countsForgotten],
  ['**{}** of at most {} newest points stay', (points, most) => words.window({ points, most })],
  ['the data so far say $ε$ = **{}**', words.rateFromData],
  ['drops nothing: **{}** stay', words.dropsNothing],
  [
    'drops {} **{}**: the least relevant of {}, then {} more',
    (what, first, count, more) => words.dropsLeastRelevant({ what, first, count, more: Number(more) }),
  ],
  [
    'drops {} **{}**: the least relevant of {}',
    (what, first, count) => words.dropsLeastRelevant({ what, first, count, more: 0 }),
  ],
  ['$τ$ = **{}**: a step counts as one second', words.stepClock],
  ['$τ$ = {} s, this evaluation took **{} s**', (clock, duration) => words.elapsed({ clock, duration })],
  [
    '**{}** new answers, older ones elsewhere, and the **{}** newest point{}',
    (answers, points) => words.newAnswers({ answers: Number(answers), points: Number(points) }),
  ],
  [
    '**{}** answers and the **{}** newest point{}',
    (answers, points) => words.answers({ answers: Number(answers), points: Number(points) }),
  ],
  ['what a person made of it stands in no formula', () => words.byHand],
  ['a seeded random candidate, the same in every replay', () => words.random],
];

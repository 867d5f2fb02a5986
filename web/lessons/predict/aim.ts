import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { countAsked, partsOf } from '../../../src/lessons/codes/question.ts';
import type { MeasuredRun } from '../../../src/lessons/measures/spec.ts';
import { readReference, subject } from '../../../src/lessons/notation.ts';
import { kindOf, type Predict } from '../../../src/lessons/step-shape.ts';
import { measuredRun } from '../../course/measured-run.ts';
import { SELF_TEST } from '../../course/registry.ts';
import { type Answer, isAsking, type LessonState, learning, stepOf } from '../../course/state.ts';
import { lab } from '../../store/store.ts';
import { numberOf } from '../fill.ts';
import { setStage, answer as settle } from '../open-step.ts';
import { isTruthShown } from '../run.ts';

/** The measures that give the right answers, in the order of the question; none for a choice. */
function truthReferences(predict: Predict): readonly string[] {
  const { level, place, step, curve, to, number, value } = predict;
  if (value !== undefined) return [];
  if (curve) return curve.map((letter) => `regret(${letter}, 1..${to})`);
  return place ?? [level ?? step ?? number ?? ''].filter((one) => one !== '');
}

/** The right answers, in the order of the question; null: never, or not known yet. */
function truths(predict: Predict, run: MeasuredRun): (number | null)[] {
  if (predict.choice) return [predict.answer ?? null];
  if (predict.value !== undefined) return [predict.value];
  return truthReferences(predict).map((reference) => numberOf(run, reference));
}

/** The right answers at the time of answering; those not known then, as they are now. */
export const rightIn = ({ right }: Answer, predict: Predict, run: MeasuredRun): (number | null)[] =>
  truths(predict, run).map((value, i) => (right[i] === undefined ? value : right[i]));

/** Whether the run is that of the step: the previous step's is drawn until the scene has been computed. */
const isOfStep = ({ scenario }: MeasuredRun): boolean => scenario === lab.getState().scenario;

/** Initial value of a guess; null: not known yet. */
export const startOf = (predict: Predict, target: number, run: MeasuredRun): number | null =>
  isOfStep(run) ? beginning(predict, target, run) : null;

/** The same for any run. */
export function beginning(predict: Predict, target: number, run: MeasuredRun): number | null {
  switch (kindOf(predict)) {
    case 'choice':
    case 'number':
      return null;
    case 'level':
      return predict.from ? numberOf(run, predict.from) : 0;
    case 'place': {
      const axis = run.candidates?.axes[0];
      return axis ? axis[axis.length >> 1] : null;
    }
    case 'step':
      return run.t;
    case 'curve':
      return numberOf(run, `regret(${predict.curve?.[target]}, 1..${run.t})`);
  }
}

/** The current value of the guess. */
export function draftAt(predict: Predict, target: number, run: MeasuredRun): number | null {
  const value = learning.getState().draft[target];
  return value === undefined ? startOf(predict, target, run) : value;
}

/** Sets the current guess. */
function setDraft(value: number | null): void {
  const { target } = learning.getState();
  learning.setState(({ draft }) => {
    const next = [...draft];
    next[target] = value;
    return { draft: next };
  });
}

/** Guesses one part of several: the one whose plot was touched. */
export function aimAt(target: number, value: number): void {
  if (!isGuessing(learning.getState()) || !isOfStep(now())) return;
  if (target !== learning.getState().target) ask(target);
  setDraft(value);
}

/** The number that is being typed; null: what stands there is none. */
export function typeGuess(value: number | null): void {
  if (isGuessing(learning.getState())) learning.setState({ draft: value === null ? [] : [value] });
}

/** Whether a guess can still be made or changed. */
const isGuessing = (state: LessonState): boolean => isAsking(state) && state.held === null;

const now = (): MeasuredRun => measuredRun(lab.getState(), isTruthShown());

/** Moves the guess by this many of its smallest steps: to the right, and up. */
export function moveAim(right: number, up: number): void {
  const state = learning.getState();
  const predict = stepOf(state)?.predict;
  if (!predict || !isGuessing(state)) return;
  const run = now();
  const at = draftAt(predict, state.target, run);
  if (at === null) return;
  const move = right + up;
  const kind = kindOf(predict);
  if (kind === 'level') setDraft(at + 0.05 * move);
  if (kind === 'place') setDraft(placeBeside(run, at, move));
  if (kind === 'step') setDraft(Math.max(run.t, Math.min(run.scenario.horizon, at + move)));
  if (kind === 'curve') setDraft(Math.max(startOf(predict, state.target, run) ?? 0, at + move));
}

function placeBeside(run: MeasuredRun, x: number, move: number): number {
  const axis = run.candidates?.axes[0];
  if (!axis) return x;
  let nearest = 0;
  for (let i = 1; i < axis.length; i++) if (Math.abs(axis[i] - x) < Math.abs(axis[nearest] - x)) nearest = i;
  return axis[Math.max(0, Math.min(axis.length - 1, nearest + move))];
}

/** Finishes the guess: in a class it first becomes a code, otherwise the right answer is shown. */
function guess(values: Answer['values']): void {
  const state = learning.getState();
  if (!isGuessing(state)) return;
  if (state.audience === 'class') learning.setState({ held: values });
  else answer(values);
}

/** In a class: shows the right answer beside the guess. */
export function showAnswer(): void {
  const { held } = learning.getState();
  if (held) answer(held);
}

/** In a class: lets the learner change the guess. */
export const guessAgain = (): void => learning.setState({ held: null });

/** Stores the answer with the right one now; for a scene that is not drawn yet nothing is known. */
function answer(values: Answer['values'], shown = false): void {
  const predict = stepOf(learning.getState())?.predict;
  if (!predict) return;
  const run = now();
  const right = isOfStep(run)
    ? truths(predict, run).map((value, i) => value ?? (isNever(predict, i, run) ? null : undefined))
    : [];
  // Afterwards another run is drawn, which cannot say what was right here.
  if (learning.getState().lesson?.name === SELF_TEST && !isWhole(right, predict))
    answerOnceKnown(values, shown);
  else settle({ values, shown, right });
}

/** As soon as the run says more, unless another question is open by then. */
function answerOnceKnown(values: Answer['values'], shown: boolean): void {
  const { at } = learning.getState();
  const stop = lab.subscribe(() => {
    stop();
    if (learning.getState().at === at) answer(values, shown);
  });
}

const isWhole = (right: Answer['right'], predict: Predict): boolean =>
  right.length === countAsked(predict) && !right.includes(undefined);

/** A step that does not exist in the whole run: the answer stays “never” no matter what changes later. */
function isNever(predict: Predict, target: number, run: MeasuredRun): boolean {
  const { lane } = subjectOf(predict, target, run.t);
  return predict.step !== undefined && lane !== null && run.records(lane).length >= run.scenario.horizon;
}

/** Finishes this part of the guess: the next part is asked, or the answer shown. Does nothing until a guess can begin. */
export function commit(): void {
  const state = learning.getState();
  const predict = stepOf(state)?.predict;
  if (!predict || !isGuessing(state) || predict.choice) return;
  const value = draftAt(predict, state.target, now());
  if (value === null) return;
  setDraft(value);
  const last = countAsked(predict) - 1;
  const open = Array.from({ length: last + 1 }, (_, i) => i).find(
    (i) => i !== state.target && learning.getState().draft[i] === undefined,
  );
  if (open !== undefined) ask(open);
  else guess(learning.getState().draft.map((value) => value ?? null));
}

/** Moves on to another part of the question. */
export function ask(target: number): void {
  learning.setState({ target });
  setStage();
  const predict = stepOf(learning.getState())?.predict;
  const { t } = lab.getState();
  if (predict?.place) lab.setState({ t: subjectOf(predict, target, t).step });
}

/** Chooses one of the answers, from 1. */
export function choose(option: number): void {
  const predict = stepOf(learning.getState())?.predict;
  if (predict?.choice && option <= predict.choice.length) guess([option]);
}

/** “At no step”. */
export const chooseNever = (): void => guess([null]);

/** Shows the answer without a guess. */
export const showInstead = (): void => answer([], true);

/** The lane and step of one part of the question. */
export const subjectOf = (predict: Predict, target: number, t: number) => {
  const reference = truthReferences(predict)[target];
  return reference ? subject(readReference(reference), t) : { lane: null, step: t };
};

/** The parts of the question about a lane at step t. */
export const partsAbout = (predict: Predict, lane: LaneLetter, t: number): number[] =>
  partsOf(predict).filter((part) => {
    const about = subjectOf(predict, part, t);
    return about.lane === lane && about.step === t;
  });

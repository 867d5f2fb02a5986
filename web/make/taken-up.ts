import * as words from '#words/make/make';
import { exactJson } from '../../src/engine/json.ts';
import type { LessonSource, StepTexts } from '../../src/lessons/bundle/source.ts';
import type { Step } from '../../src/lessons/lesson.ts';
import type { Statement } from '../../src/lessons/statement.ts';
import { kindOf } from '../../src/lessons/step-shape.ts';
import {
  DRAFT_HIDES,
  DRAFT_PANELS,
  type DraftQuestion,
  type DraftStep,
  type Fact,
  type LessonDraft,
  MOST_DRAFT_STEPS,
} from '../kept/lesson-drafts.ts';
import { answerOf, factId } from './lesson-files.ts';

/** `{S1.2}`, `{S1.2:3}` or `[^S1.2]`. */
const CITED = /\{(S[^{}:]+)(?::(\d+))?\}|\[\^(S[^\]]+)\]/g;

/** A lesson as a draft; what a draft has no place for is left out. */
export function draftOf(source: LessonSource): LessonDraft {
  const { title, goal, minutes, steps } = source.lesson;
  const taken = steps.slice(0, MOST_DRAFT_STEPS);
  return {
    ...{ title, goal, minutes, next: taken.length + 1 },
    steps: taken.map((step, i) => stepOf(step, i, source, shareOf(minutes, i, taken.length))),
  };
}

/** Whole minutes of a step, so that all of them have those of the lesson. */
const shareOf = (minutes: number, at: number, steps: number): number =>
  Math.floor(minutes / steps) + (at < minutes % steps ? 1 : 0);

function stepOf(step: Step, at: number, source: LessonSource, minutes: number): DraftStep {
  const { title, view: _, ...scene } = step.scenario;
  const draft = {
    ...{ id: at + 1, title: title === words.stepNumber(at + 1) ? '' : title, minutes },
    ...{ t: step.t, afterwards: step.afterwards ?? 0, lane: step.lane, scene, run: title },
    panel: DRAFT_PANELS.find((one) => one === step.panel) ?? 'none',
    without: DRAFT_HIDES.filter((one) => step.without.includes(one)),
    line: step.predict?.place !== undefined || step.predict?.level !== undefined,
  };
  const facts: Fact[] = [];
  const cite = (text: string) => cited(text, draft.id, facts, (id) => statedIn(step, id, source));
  const texts = source.texts[at];
  const say = cite(texts.say);
  const question = questionOf(step, draft, texts, cite);
  return { ...draft, say, after: cite(texts.after), question, facts };
}

/** The statement, where it is of this step’s run as it is shown; null: a draft cannot hold it. */
function statedIn({ scenario, t }: Step, id: string, { statements, scenes }: LessonSource): Statement | null {
  const statement = statements[id];
  if (!statement?.values || statement.over || statement.with || statement.worlds) return null;
  return sameRun(scenes[statement.scene], scenario) && (statement.t ?? t) === t ? statement : null;
}

const sameRun = (one: Step['scenario'], other: Step['scenario']): boolean => runText(one) === runText(other);
const runText = ({ title: _, view: __, ...run }: Step['scenario']): string => exactJson(run, 0);

/** A text with the names that its numbers have in the draft. */
function cited(text: string, step: number, facts: Fact[], find: (id: string) => Statement | null): string {
  return text.replace(
    CITED,
    (whole, printed: string | undefined, position: string | undefined, rests: string) => {
      const statement = find(printed ?? rests);
      if (!statement) return whole;
      const values = statement.is.split(', ');
      const asked = position ? [Number(position) - 1] : printed ? [...values.keys()] : [0];
      const names = asked.map((i) => {
        const fact = { of: statement.values?.[i] ?? '', is: values[i] ?? '', says: statement.says };
        return nameOf(fact, step, facts);
      });
      return printed ? names.map((name) => `{${name}}`).join(', ') : `[^${names[0]}]`;
    },
  );
}

function nameOf(fact: Fact, step: number, facts: Fact[]): string {
  const known = facts.findIndex(({ of }) => of === fact.of);
  if (known < 0) facts.push(fact);
  return factId({ id: step }, known < 0 ? facts.length - 1 : known);
}

const NO_QUESTION: DraftQuestion = { kind: 'none', ask: '', options: ['', ''], right: 1, says: '' };

function questionOf(
  { predict }: Step,
  draft: Pick<DraftStep, 'lane' | 't' | 'scene'>,
  texts: StepTexts,
  cite: (text: string) => string,
): DraftQuestion {
  const kind = predict && kindOf(predict);
  if (!kind || kind === 'number') return NO_QUESTION;
  const { says } = texts;
  const first = typeof says === 'string' ? says : 'near' in says ? says.near : says[0];
  const question: DraftQuestion = {
    ...{ kind, ask: cite(texts.ask), says: cite(first) },
    options: predict.choice ?? NO_QUESTION.options,
    right: predict.answer ?? 1,
  };
  // A draft asks for what its lane does at its step alone.
  const asked = Object.entries(answerOf({ ...draft, question }));
  const held = asked.every(
    ([key, value]) => key === 'never' || exactJson(predict[key as 'place'], 0) === exactJson(value, 0),
  );
  return held ? question : NO_QUESTION;
}

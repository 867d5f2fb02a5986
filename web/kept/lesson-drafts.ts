import * as kept from '#words/kept/kept';
import { LANE_LETTERS, type Scenario } from '../../src/contracts/scenario.ts';
import { isRecord } from '../../src/parameters/fields.ts';
import {
  fields,
  list,
  number,
  oneOf,
  otherwise,
  type Read,
  type Shape,
  such,
  text,
} from '../../src/parameters/shape.ts';
import type { Shelf } from './entries.ts';

/** What a step of a draft can hide while it is open. */
export const DRAFT_HIDES = ['future', 'truth', 'data', 'band', 'query', 'strip', 'figures'] as const;
/** The questions that a draft can ask. */
export const DRAFT_QUESTIONS = ['none', 'choice', 'place', 'level', 'step', 'curve'] as const;
/** The panels beside a step of a draft. */
export const DRAFT_PANELS = ['none', 'regret', 'trigger', 'map'] as const;
export const MOST_OPTIONS = 5;
export const MOST_FACTS = 60;
export const MOST_DRAFT_STEPS = 40;
/** Minutes of a step where nobody says otherwise. */
export const MINUTES_A_STEP = 3;
/** Minutes of a step; a lesson has at least one, and no more than these. */
export const MINUTES = { type: 'integer', min: 0, max: 60 } as const;

const positive = number({ type: 'integer', min: 1, max: 1e6 });
const words = text({ max: 4000 });

/** Checked in full when the lesson is read. */
const scene: Shape<Omit<Scenario, 'title' | 'view'>> = such(
  kept.mustBeScenario,
  (value) =>
    isRecord(value) &&
    Number.isInteger(value.horizon) &&
    Array.isArray(value.lanes) &&
    value.lanes.length > 0 &&
    value.lanes.every((one) => isRecord(one) && LANE_LETTERS.some((letter) => letter === one.id)),
  { type: 'object' },
);

/** A number of the run: the measure, its value as written, and what it is, in words. */
const factShape = fields({ of: text({ max: 120 }), is: text({ max: 200 }), says: text({ max: 300 }) });

const questionShape = fields({
  kind: oneOf(DRAFT_QUESTIONS),
  ask: text({ max: 400 }),
  options: list(text({ max: 80 }), 'answers', { min: 2, max: MOST_OPTIONS }),
  /** Number of the right option, from 1. */
  right: number({ type: 'integer', min: 1, max: MOST_OPTIONS }),
  says: text({ max: 400 }),
});

const stepShape = fields({
  id: positive,
  title: text({ max: 60 }),
  minutes: otherwise(number(MINUTES), MINUTES_A_STEP),
  say: words,
  after: words,
  /** The step of the run at which it opens. */
  t: positive,
  /** The step shown once its question has been answered; 0: it stays. */
  afterwards: number({ type: 'integer', min: 0, max: 1e6 }),
  /** The lane that it is about. */
  lane: oneOf(LANE_LETTERS),
  panel: oneOf(DRAFT_PANELS),
  without: list(oneOf(DRAFT_HIDES), kept.thingsToHide),
  question: questionShape,
  scene,
  /** The run’s name when it was taken. */
  run: text({ max: 200 }),
  /** Whether a lane is a plot over one axis, in which a place and a height can be pointed at. */
  line: such<boolean>(kept.mustBeTrueOrFalse, (value) => typeof value === 'boolean', { type: 'boolean' }),
  facts: list(factShape, 'numbers', { max: MOST_FACTS }),
});

const draftShape = fields({
  title: text({ max: 60 }),
  goal: text({ max: 200 }),
  /** Their sum, in drafts of before a step had its own; not used. */
  minutes: number(MINUTES),
  /** Id of the next step added. */
  next: positive,
  steps: list(stepShape, 'steps', { max: MOST_DRAFT_STEPS }),
});

/** A lesson being made in the page. */
export type LessonDraft = Read<typeof draftShape>;
export type DraftStep = LessonDraft['steps'][number];
export type DraftQuestion = DraftStep['question'];
export type Fact = DraftStep['facts'][number];

export const LESSON_DRAFTS: Shelf<LessonDraft> = {
  name: 'driftlab-lesson-drafts',
  read: draftShape.read,
  former: 'one',
  joined: () => null,
};

import { LANE_LETTERS } from '../contracts/scenario.ts';
import { KEPT } from '../engine/scenario/settings.ts';
import {
  fields,
  list,
  mayBeAbsent,
  number,
  oneOf,
  optional,
  otherwise,
  type Read,
  type Shape,
  ShapeFault,
  such,
} from '../parameters/shape.ts';
import { anyText, conditionsShape, referenceShape } from './condition.ts';
import { changesShape } from './statement.ts';

/** What a step can hide. */
const HIDEABLE = [
  'truth',
  'query',
  'strip',
  'test',
  'figures',
  'readings',
  'future',
  'data',
  'band',
  'seeds',
] as const;
export type Hideable = (typeof HIDEABLE)[number];

/** What would give an answer away: hidden while a question is open, unless the question shows it. */
export const GIVES_AWAY: readonly Hideable[] = [
  'query',
  'strip',
  'test',
  'figures',
  'readings',
  'future',
  'seeds',
];

/** The panels that a step can show, by their ids in the page’s registry. */
export const LESSON_PANELS = [
  'regret',
  'trigger',
  'relevance',
  'priors',
  'map',
  'misspecified',
  'theory',
] as const;

const step = number({ type: 'integer', min: 1, max: KEPT.steps });
const lane = oneOf(LANE_LETTERS);
const words = anyText(400);
const hidden = list(oneOf(HIDEABLE), 'things to hide', { max: HIDEABLE.length });

/** A line of the formula, and below it the same line with the numbers of the step. */
const formulaLine = fields({
  left: anyText(40),
  right: anyText(120),
  numbers: otherwise(anyText(200), ''),
});

/** A bar of the comparison. */
const rowShape = fields({ name: anyText(24), of: referenceShape, lane: optional(lane) });

/** One text, or one for each case: the guess is near, above or below the right answer. */
const sidesShape = fields({ near: words, above: words, below: words });
const saysShape: Shape<string | readonly string[] | Read<typeof sidesShape>> = {
  rule: 'must be a text, a text for each answer, or { near, above, below }',
  read(value) {
    if (typeof value === 'string') return words.read(value);
    if (typeof value !== 'object' || value === null) throw new ShapeFault(`${saysShape.rule}, got nothing`);
    return Array.isArray(value) ? list(words, 'texts', { max: 6 }).read(value) : sidesShape.read(value);
  },
  schema: () => ({}),
};

/** By the number of a wrong answer, from 1: why one thinks so, and what that misses. */
const pitfallsShape = mayBeAbsent(
  fields({
    1: optional(words),
    2: optional(words),
    3: optional(words),
    4: optional(words),
    5: optional(words),
  }),
);
type Pitfalls = Read<typeof pitfallsShape>;

/** A measure, or a value of a statement: "S6.7", "S6.1:3". */
const numberOfShape: Shape<string> = {
  ...referenceShape,
  read: (value) => (isStated(value) ? value : referenceShape.read(value)),
};
export const isStated = (value: unknown): value is string =>
  typeof value === 'string' && /^S\d+\.\d+(:\d+)?$/.test(value);

const openPredict = fields({
  /** The question, one sentence; the page adds how to answer it. */
  ask: words,
  /** A choice of two to five answers; `answer` is the number of the right one, from 1. */
  choice: optional(list(anyText(80), '2 to 5 answers', { min: 2, max: 5 })),
  answer: optional(number({ type: 'integer', min: 1, max: 5 })),
  /** What is said in addition to whoever chose a wrong answer. */
  pitfalls: pitfallsShape,
  /** A height on the query line of a lane: the measure that is the right answer. */
  level: optional(referenceShape),
  /** Places on the axis, guessed one after another: measures of a lane at a step. */
  place: optional(list(referenceShape, '1 to 6 measures', { min: 1, max: 6 })),
  /** A step of the run: the measure that is the right answer. */
  step: optional(referenceShape),
  /** The label of the answer “at no step”; absent: not offered. */
  never: optional(anyText(40)),
  /** The cumulative regret of these lanes, drawn from the step shown … */
  curve: optional(list(lane, '1 to 3 lanes', { min: 1, max: 3 })),
  /** … to this one. */
  to: optional(step),
  /** The step whose query line the height stands on; absent: the step shown. */
  at: optional(step),
  /** The place of the height on the axis, where it is not the query’s. */
  x: optional(number({ type: 'number', min: -1e6, max: 1e6 })),
  /** A number to type: the measure or the statement that is the right answer. */
  number: optional(numberOfShape),
  /** What the number counts or is measured in. */
  unit: otherwise(anyText(24), ''),
  /** What else is hidden while the question is open. */
  hides: otherwise(hidden, []),
  /** What stays visible while the question is open. */
  shows: otherwise(hidden, []),
  /** A guess within this distance counts as right. */
  near: otherwise(number({ type: 'number', min: 0, max: 1e6 }), 0),
  /** The comparison, one sentence; it may say {you}, {truth} and {apart}. */
  says: saysShape,
  /** The bars show how far values lie below this measure; absent: the values themselves. `rows` adds bars. */
  from: optional(referenceShape),
  /** The label of the right answer beside the guess. */
  truth: otherwise(anyText(24), 'the run'),
  rows: otherwise(list(rowShape, 'at most 4 rows', { max: 4 }), []),
});

export type Predict = Read<typeof openPredict> & {
  /** The right number, where `number` names a statement. */
  readonly value?: number;
};

const PREDICTIONS = ['choice', 'level', 'place', 'step', 'curve', 'number'] as const;
type PredictionKind = (typeof PREDICTIONS)[number];

const predictShape: Shape<Predict> = {
  ...openPredict,
  read(value) {
    const predict = openPredict.read(value);
    const kinds = PREDICTIONS.filter((kind) => predict[kind] !== undefined);
    if (kinds.length !== 1) throw new ShapeFault(`must ask for one of ${PREDICTIONS.join(', ')}`);
    if (predict.choice && !(predict.answer && predict.answer <= predict.choice.length))
      throw new ShapeFault(
        `must be the number of the right one, from 1 to ${predict.choice.length}`,
        'answer',
      );
    for (const option of Object.keys(predict.pitfalls))
      if (Number(option) === predict.answer || !predict.choice?.[Number(option) - 1])
        throw new ShapeFault('must be the number of a wrong answer', `pitfalls.${option}`);
    if (predict.number && !(typeof predict.says === 'object' && 'near' in predict.says))
      throw new ShapeFault('must be { near, above, below }, as a number is asked', 'says');
    if (predict.curve && !predict.to) throw new ShapeFault('needs "to", the last step that is drawn');
    if (Array.isArray(predict.says) && predict.says.length !== predict.choice?.length)
      throw new ShapeFault('must have one text for each answer', 'says');
    return predict;
  },
};
/** The pitfall of one answer of a choice, from 1; undefined where it is right or nothing is said of it. */
export const pitfallOf = ({ pitfalls }: Predict, option: number): string | undefined =>
  pitfalls[option as keyof Pitfalls];

export const kindOf = (predict: Predict): PredictionKind =>
  PREDICTIONS.find((kind) => predict[kind] !== undefined) as PredictionKind;

const taskShape = fields({
  do: words,
  /** Done when all of these hold; checked after every change. */
  until: conditionsShape,
  /** Shown when the task is done, one sentence with the figures. */
  done: words,
  /** The current state, at the right of the title. */
  state: otherwise(anyText(120), ''),
  /** How a test checks that the task can be done: settings, step, seeds. */
  reached: fields({ with: optional(changesShape), t: optional(step), seeds: optional(step) }),
});
export type Task = Read<typeof taskShape>;

/** A round of “You” that a step opens: the learner chooses the queries on the step’s scene. */
const roundShape = fields({ steps: step, rivals: list(lane, 'at most 3 lanes', { max: 3 }) });

export const stepShape = fields({
  scene: anyText(40),
  with: optional(changesShape),
  /** The step at which it opens. */
  t: step,
  /** The lane that it is about; on a phone, the only one shown beside a panel. */
  lane,
  /** The lanes shown as plots, in the panel and on the timeline; absent: all of the scene. */
  lanes: optional(list(lane, 'lanes', { min: 1, max: 6 })),
  /** The lanes in the panel and on the timeline, where these are more than have a plot; absent: `lanes`. */
  compared: optional(list(lane, 'lanes', { min: 1, max: 6 })),
  /** The lanes that a phone shows; absent: `lane` where there is a panel, else all. */
  phone: optional(list(lane, 'lanes', { min: 1, max: 6 })),
  /** The one panel; absent: none, and the lanes take its room. */
  panel: optional(oneOf(LESSON_PANELS)),
  regret: optional(oneOf(['total', 'average', 'paid', 'table', 'answer', 'f1'])),
  /** On how many seeds the lanes are run, for the regret panel; absent: only on the one shown. */
  seeds: optional(number({ type: 'integer', min: 2, max: 100 })),
  /** Hidden as long as the step is open. */
  without: otherwise(hidden, []),
  /** Whether sample paths of the lanes’ beliefs are shown, as the menu of what is shown does. */
  paths: optional(
    such<boolean>('must be true or false', (value) => typeof value === 'boolean', { type: 'boolean' }),
  ),
  /** The step shown once the question has been answered; before that it is `t`. */
  afterwards: optional(step),
  /** Places of the scenario values that the learner can change, or “truth” to show or hide the truth. */
  controls: otherwise(list(anyText(80), 'at most 3 controls', { max: 3 }), []),
  formula: otherwise(list(formulaLine, 'at most 3 lines', { max: 3 }), []),
  predict: optional(predictShape),
  task: optional(taskShape),
  you: optional(roundShape),
  /** In the self-test: the step of a lesson that teaches this, as “the-event-trigger.4”. */
  teaches: optional(anyText(80)),
  /** In the self-test: how many worlds its run is drawn from. */
  worlds: optional(number({ type: 'integer', min: 2, max: 50 })),
  /** A closing question, also on the teacher’s page. */
  question: otherwise(words, ''),
});
export type Round = Read<typeof roundShape>;
export type StepSettings = Read<typeof stepShape>;

export const frontShape = fields({
  title: anyText(60),
  minutes: number({ type: 'integer', min: 1, max: 60 }),
  /** Names of lessons, without their number. */
  needs: otherwise(list(anyText(60), 'at most 6 names of lessons', { max: 6 }), []),
  goal: anyText(200),
  /** What it is about, for the library: at most 36 characters. */
  line: anyText(36),
  /** Misconceptions that the lesson corrects. */
  corrects: otherwise(list(anyText(120), 'at most 6 sentences', { max: 6 }), []),
});
export type Front = Read<typeof frontShape>;

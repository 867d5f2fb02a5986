import { describe, expect, it } from 'vitest';
import { readBundle } from '../../../src/lessons/bundle/bundle.ts';
import { packBundle, unpackBundle } from '../../../src/lessons/bundle/packed.ts';
import { LessonError } from '../../../src/lessons/read/faults.ts';
import { kindOf } from '../../../src/lessons/step-shape.ts';
import {
  DRAFT_HIDES,
  DRAFT_PANELS,
  DRAFT_QUESTIONS,
  LESSON_DRAFTS,
  type LessonDraft,
} from '../../../web/kept/lesson-drafts.ts';
import { draftFiles } from '../../../web/make/lesson-files.ts';
import { draft, question, SCENE, step } from './drafts.ts';

const lessonOf = (one: LessonDraft) => readBundle(unpackBundle(packBundle(draftFiles(one))));

function faultsOf(one: LessonDraft) {
  try {
    lessonOf(one);
  } catch (error) {
    if (error instanceof LessonError) return error.faults;
    throw error;
  }
  return [];
}

describe('the files of a draft', () => {
  it.each(DRAFT_QUESTIONS.filter((kind) => kind !== 'none'))(
    'are read without a fault where it asks for a %s',
    (kind) => {
      const says = kind === 'choice' ? 'Look at the run.' : question().says;
      const { steps } = lessonOf(draft([step({ afterwards: 20, question: question({ kind, says }) })]));
      expect(steps[0].afterwards).toBe(20);
      expect(steps[0].predict && kindOf(steps[0].predict)).toBe(kind);
    },
  );

  it('keep the right option where an empty one is left out', () => {
    const [{ predict, answer }] = lessonOf(
      draft([step({ question: question({ kind: 'choice', says: '' }) })]),
    ).steps;
    expect(predict?.choice).toEqual(['left', 'right "there"']);
    expect(answer).toBe('right "there"');
  });

  it('have the texts, what is hidden, every panel, and one scene for the same run', () => {
    const panels = DRAFT_PANELS.map((panel, i) => step({ id: i + 1, panel, without: [...DRAFT_HIDES] }));
    const lesson = lessonOf(draft(panels));
    expect(lesson.title).toBe('2D: a “draft”');
    expect(lesson.goal).toBe('Say: what # is');
    expect(lesson.steps.map(({ title }) => title)).toEqual(['Step 1', 'Step 2', 'Step 3', 'Step 4']);
    expect(lesson.steps[0].say).toBe('A "text": with all that YAML may trip over #');
    expect(lesson.steps[0].without).toEqual(DRAFT_HIDES);
    expect(Object.keys(draftFiles(draft(panels)).files)).toEqual(['lesson.md', 'run-1.json']);
  });

  it('have a statement for each number that a text cites, in any order of the steps', () => {
    const facts = [
      { of: 'regret(A)', is: '7.0', says: 'Regret of lane A' },
      { of: 'query(A, 12)', is: '0.31', says: 'Query of lane A' },
    ];
    const citing = step({ id: 2, say: 'It asks at {S2.2}.', facts });
    const lesson = lessonOf(draft([citing, step({ scene: { ...SCENE, seed: 8 } })]));
    expect(lesson.steps[0].say).toBe('It asks at 0.31.');
    expect(lesson.evidence).toEqual({ 'S2.2': { says: 'Query of lane A', is: '0.31', worlds: 1 } });
  });

  it('say on which line a step begins, so that a fault is of its step', () => {
    const wrong = draft([step(), step({ id: 2, say: 'It is better.' })]);
    const [fault] = faultsOf(wrong);
    expect(fault.text).toContain('“better”');
    const { starts, files } = draftFiles(wrong);
    expect(starts.map((line) => files['lesson.md'].split('\n')[line - 1])).toEqual([
      '## Step 1',
      '## Step 2',
    ]);
    expect(starts.findLastIndex((line) => line <= fault.line)).toBe(1);
  });

  it('an empty step says that it says nothing', () => {
    expect(faultsOf(draft([step({ say: '' })])).map(({ text }) => text)).toEqual([
      'The step “Step 1” says nothing.',
    ]);
  });
});

it('a draft is kept whole', () => {
  const one = draft([step(), step({ id: 2, question: question({ kind: 'curve' }) })]);
  expect(LESSON_DRAFTS.read(JSON.parse(JSON.stringify(one)))).toEqual(one);
});

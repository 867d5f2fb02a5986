import { describe, expect, it } from 'vitest';
import { readSource } from '../../../src/lessons/bundle/source.ts';
import { LESSON_DRAFTS, type LessonDraft } from '../../../web/kept/lesson-drafts.ts';
import { draftFiles, minutesOf } from '../../../web/make/lesson-files.ts';
import { draftOf } from '../../../web/make/taken-up.ts';
import { filesOf, lessonFolders } from '../../lessons/support.ts';
import { draft, question, step } from './drafts.ts';

const takenUp = (one: LessonDraft) => draftOf(readSource(draftFiles(one)));
const facts = [
  { of: 'regret(A)', is: '7.0', says: 'Regret of lane A' },
  { of: 'query(A, 12)', is: '0.31', says: 'Query of lane A' },
];

describe('a draft taken up from the files that it was saved as', () => {
  it.each(['none', 'choice', 'place', 'level', 'step', 'curve'] as const)(
    'is the same where it asks for: %s',
    (kind) => {
      const says = kind === 'choice' ? 'Look at the run.' : 'You said {you}, the run says {truth}.';
      const right = kind === 'choice' ? 2 : 1;
      const asked = question({ kind, says, ask: 'What: now?', options: ['left', 'right'], right });
      const panel = kind === 'curve' ? 'regret' : kind === 'step' ? 'trigger' : 'map';
      const before = draft([
        step({
          title: 'One',
          minutes: 4,
          panel,
          without: ['future', 'band'],
          question: asked,
          afterwards: 20,
        }),
        step({ id: 2, say: 'It says so.', minutes: 2 }),
      ]);
      const [one, two] = takenUp(before).steps;
      const { options, ...rest } = kind === 'none' ? question({ ask: '', says: '', right }) : asked;
      expect(one).toMatchObject({
        ...{ title: 'One', minutes: 3, t: 12, lane: 'A', panel, without: ['future', 'band'] },
        ...{ scene: before.steps[0].scene, afterwards: kind === 'none' ? 0 : 20, question: rest },
      });
      if (kind === 'choice') expect(one.question.options).toEqual(options);
      expect(two).toMatchObject({ title: '', minutes: 3, say: 'It says so.' });
      expect(minutesOf(takenUp(before))).toBe(6);
    },
  );

  it('has the numbers that it cites, under the names that its own steps give them', () => {
    const citing = step({ id: 7, say: 'It asks at {S7.2}. It is better.[^S7.1]', facts });
    const [first, second] = takenUp(draft([step(), { ...citing, title: 'Cites' }])).steps;
    expect(first.facts).toEqual([]);
    expect(second.say).toBe('It asks at {S2.1}. It is better.[^S2.2]');
    expect(second.facts).toEqual([facts[1], facts[0]]);
    const again = readSource(draftFiles(draft([first, second])));
    expect(again.lesson.steps[1].say).toBe('It asks at 0.31. It is better.');
  });
});

it('every lesson of the course is a draft that can be kept, and what it says is there', () => {
  for (const folder of lessonFolders()) {
    const source = readSource({ folder, files: filesOf(folder) });
    const taken = draftOf(source);
    expect(LESSON_DRAFTS.read(JSON.parse(JSON.stringify(taken)))).toEqual(taken);
    expect(taken.steps.map(({ title }) => title)).toEqual(source.lesson.steps.map(({ title }) => title));
    expect(minutesOf(taken)).toBe(source.lesson.minutes);
  }
});

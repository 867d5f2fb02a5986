import * as opening from '#words/lessons/own-lesson';
import * as words from '#words/make/make';
import { LARGEST_CONTENT } from '../../src/engine/link/link-error.ts';
import type { LessonSource } from '../../src/lessons/bundle/source.ts';
import type { Step } from '../../src/lessons/lesson.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import { chooseFile } from '../browser/choose-file.ts';
import type { DraftStep, LessonDraft } from '../kept/lesson-drafts.ts';
import { notify } from '../store/page.ts';
import { readZippedSource } from '../worker/lesson/lesson-client.ts';
import { addDraft } from './drafting.ts';
import { draftOf } from './taken-up.ts';

/** Opens the file dialog for a lesson’s ZIP file, which becomes a draft. */
export function chooseLesson(): void {
  chooseFile('.zip,application/zip', takeUp);
}

async function takeUp(file: File): Promise<void> {
  const { name } = file;
  try {
    if (file.size > LARGEST_CONTENT) throw new Error(opening.tooLarge((file.size / 2 ** 20).toFixed(1)));
    const read = await readZippedSource(new Uint8Array(await file.arrayBuffer()), name).answer;
    if ('mistakes' in read) {
      notify({ kind: 'error', text: opening.mistakesIn(name), list: read.mistakes, actions: [] });
      return;
    }
    const draft = draftOf(read);
    addDraft(draft);
    const list = leftOut(read, draft);
    if (list.length > 0) notify({ kind: 'info', text: words.leftOut, list, actions: [] });
  } catch (error) {
    notify({ kind: 'error', text: opening.notOpened({ name, reason: messageOf(error) }), actions: [] });
  }
}

/** What a draft has no place for, by step, in the names that docs/lessons.md has for it. */
const leftOut = ({ lesson }: LessonSource, draft: LessonDraft): readonly string[] =>
  lesson.steps.flatMap((step, i) => {
    const what = draft.steps[i] ? lostOf(step, draft.steps[i]) : ['step'];
    return what.length > 0 ? [words.leftOfStep({ step: i + 1, what: what.join(', ') })] : [];
  });

const NOT_HELD = [
  'lanes',
  'compared',
  'phone',
  'regret',
  'seeds',
  'controls',
  'formula',
  'task',
  'you',
  'question',
] as const;

const lostOf = (step: Step, kept: DraftStep): readonly string[] => [
  ...NOT_HELD.filter((key) => step[key] !== undefined && step[key]?.toString() !== ''),
  ...((step.panel ?? 'none') === kept.panel ? [] : ['panel']),
  ...(step.without.length === kept.without.length ? [] : ['without']),
  ...(step.predict && kept.question.kind === 'none' ? ['predict'] : []),
  ...(Object.keys(step.predict?.pitfalls ?? {}).length > 0 ? ['pitfalls'] : []),
];

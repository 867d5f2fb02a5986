import * as opening from '#words/lessons/own-lesson';
import * as words from '#words/make/make';
import { exactJson } from '../../src/engine/json.ts';
import { LARGEST_CONTENT } from '../../src/engine/link/link-error.ts';
import type { LessonSource } from '../../src/lessons/bundle/source.ts';
import type { Step } from '../../src/lessons/lesson.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import type { LessonDraft } from '../kept/lesson-drafts.ts';
import { notify } from '../store/page.ts';
import { readZippedSource } from '../worker/lesson/lesson-client.ts';
import { addDraft } from './drafting.ts';
import { checkDraft } from './hand-on.ts';
import { draftOf } from './taken-up.ts';

/** Opens the file dialog for a lesson’s ZIP file, which becomes a draft. */
export function chooseLesson(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.zip,application/zip';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) void takeUp(file);
  });
  input.click();
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
    const list = await leftOut(read, draft);
    if (list.length > 0) notify({ kind: 'info', text: words.leftOut, list, actions: [] });
  } catch (error) {
    notify({ kind: 'error', text: opening.notOpened({ name, reason: messageOf(error) }), actions: [] });
  }
}

/** What a draft has no place for, by step, in the names that docs/lessons.md has for it: what does not come back out of it. */
async function leftOut({ lesson }: LessonSource, draft: LessonDraft): Promise<readonly string[]> {
  const back = await checkDraft(draft);
  const steps = 'lesson' in back ? back.lesson.steps : [];
  const lost = lesson.steps.map((step, i) => (steps[i] ? differing(step, steps[i]) : []));
  return lost.flatMap((keys, i) =>
    keys.length > 0 ? [words.leftOfStep({ step: i + 1, what: keys.join(', ') })] : [],
  );
}

/** Derived from the others, or named otherwise in a draft. */
const NOT_HELD = ['title', 'scenario', 'cites', 'answer'];

const differing = (one: Step, other: Step): readonly string[] =>
  Object.entries(one).flatMap(([key, value]) =>
    NOT_HELD.includes(key) || exactJson(value ?? null) === exactJson(other[key as 'say'] ?? null)
      ? []
      : [key],
  );

import * as words from '#words/make/make';
import { zip } from '../../src/export/zip.ts';
import { packBundle } from '../../src/lessons/bundle/packed.ts';
import type { LessonFault } from '../../src/lessons/read/faults.ts';
import { download } from '../browser/download.ts';
import { newId } from '../browser/new-id.ts';
import { ownLessons, removeLesson, showLesson } from '../course/own/shelf.ts';
import { forgetProgress, PROGRESS } from '../course/progress.ts';
import { idsOf } from '../kept/entries.ts';
import { removePicture } from '../kept/kept-pictures.ts';
import type { DraftStep, LessonDraft } from '../kept/lesson-drafts.ts';
import { leavePlace, visitPlace } from '../store/address/place.ts';
import { CARRIED } from '../store/address/place-name.ts';
import { dismissNotice, notify, page } from '../store/page.ts';
import { readPackedLesson } from '../worker/lesson/lesson-client.ts';
import type { LessonReading } from '../worker/lesson/lesson-worker.ts';
import { type DraftFiles, draftFiles } from './lesson-files.ts';

/** A mistake in a draft, and the step that it is in; null: it is in none. */
export interface DraftFault {
  readonly text: string;
  readonly step: DraftStep | null;
}

/** A draft that was read, as a link carries it; or all its mistakes. */
export type Checked =
  | { readonly packed: string; readonly files: DraftFiles; readonly lesson: LessonOf }
  | { readonly faults: readonly DraftFault[] };
type LessonOf = Extract<LessonReading, { lesson: unknown }>['lesson'];

/** Reads a draft as any lesson from elsewhere is read, and in the same words. */
export async function checkDraft(draft: LessonDraft): Promise<Checked> {
  const files = draftFiles(draft);
  const read = await readPackedLesson(packBundle(files)).answer;
  if ('lesson' in read) return { packed: read.packed, files, lesson: read.lesson };
  const placed = read.faults.map((fault) => ({ text: fault.text, step: stepOf(fault, draft, files) }));
  return { faults: placed.length > 0 ? placed : read.mistakes.map((text) => ({ text, step: null })) };
}

function stepOf({ file, line }: LessonFault, { steps }: LessonDraft, { starts }: DraftFiles) {
  const at = file === 'lesson.md' ? starts.findLastIndex((start) => start <= line) : -1;
  return steps[at] ?? null;
}

/**
 * Beginning of a lesson’s address while it is previewed, which no kept lesson’s has: a folder’s name begins with a letter. Each preview
 * has its own, so that it asks again.
 */
const PREVIEW = 'own-0-preview-';

/** Opens the lesson at a step, as a learner sees it. */
export function preview({ packed, lesson }: Extract<Checked, { packed: string }>, at: number): void {
  endPreview();
  const { title, line, goal, minutes, steps } = lesson;
  const name = `${PREVIEW}${newId()}`;
  showLesson({ name, title, line, goal, minutes, steps: steps.length, packed });
  visitPlace({ name: 'lesson', detail: `${name}.${at + 1}` });
  const back = () => {
    dismissNotice();
    leavePlace();
  };
  notify({ kind: 'info', text: words.isPreview, actions: [{ label: words.backToDraft, run: back }] });
}

/** Leaves nothing of a preview behind. */
export function endPreview(): void {
  if (page.getState().notice?.text === words.isPreview) dismissNotice();
  for (const name of previewed()) {
    removeLesson(name);
    forgetProgress(name);
    removePicture('lessons', name);
  }
}

/** Names of previews that are still shown, or of which the progress is still kept. */
function previewed(): readonly string[] {
  const shown = ownLessons().map(({ name }) => name);
  try {
    return [...shown, ...idsOf(PROGRESS)].filter((name) => name.startsWith(PREVIEW));
  } catch {
    return shown.filter((name) => name.startsWith(PREVIEW));
  }
}

/** Saves the lesson’s folder as a ZIP file. */
export function saveZip({ folder, files }: DraftFiles): void {
  const inFolder = Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]);
  const bytes = zip(Object.fromEntries(inFolder), new Date().toISOString().slice(0, 10));
  download(new Blob([bytes as BlobPart], { type: 'application/zip' }), `${folder}.zip`);
}

/** The link that carries the whole lesson. */
export const linkOf = (packed: string): string => `${location.href.split('#')[0]}#${CARRIED}${packed}&step=1`;

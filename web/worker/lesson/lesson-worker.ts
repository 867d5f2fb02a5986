import * as Comlink from 'comlink';
import * as words from '#words/page/in-worker';
import { type Bundle, BundleError, readBundle } from '../../../src/lessons/bundle/bundle.ts';
import { packBundle, unpackBundle } from '../../../src/lessons/bundle/packed.ts';
import { type LessonSource, readSource } from '../../../src/lessons/bundle/source.ts';
import { bundleFromZip } from '../../../src/lessons/bundle/zip.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import { LessonError, type LessonFault } from '../../../src/lessons/read/faults.ts';

/** A lesson and its files as one text, or all its mistakes, one per line: "lesson.md, line 12: …". */
export type LessonReading = { readonly lesson: Lesson; readonly packed: string } | Mistakes;

export interface Mistakes {
  readonly mistakes: readonly string[];
  /** The same by file and line; empty where the files are not a lesson’s. */
  readonly faults: readonly LessonFault[];
}

/** Interface of the worker that reads lessons from outside, over comlink. */
export interface LessonWorker {
  /** @param name of the zip file */
  zipped(bytes: Uint8Array, name: string): LessonReading;
  packed(text: string): LessonReading;
  /** The same, with the texts as they are written. */
  source(bytes: Uint8Array, name: string): LessonSource | Mistakes;
}

/** Most mistakes reported. */
const MOST_MISTAKES = 200;

const worker: LessonWorker = {
  zipped: (bytes, name) => reading(() => bundleFromZip(bytes, name)),
  packed: (text) => reading(() => unpackBundle(text)),
  source: (bytes, name) => orMistakes(() => readSource(bundleFromZip(bytes, name))),
};

const reading = (bundle: () => Bundle): LessonReading =>
  orMistakes(() => {
    const files = bundle();
    return { lesson: readBundle(files), packed: packBundle(files) };
  });

function orMistakes<Read>(read: () => Read): Read | Mistakes {
  try {
    return read();
  } catch (error) {
    const faults = error instanceof LessonError ? error.faults : [];
    return { mistakes: [...new Set(mistakesOf(error))].slice(0, MOST_MISTAKES), faults };
  }
}

function mistakesOf(error: unknown): readonly string[] {
  if (error instanceof LessonError)
    return error.faults.map(({ file, line, text }) =>
      file === '' ? text : words.mistakeAt({ file, line, text }),
    );
  if (error instanceof BundleError)
    return error.faults.map(({ file, text }) => (file === '' ? text : `${file} ${text}`));
  throw error;
}

Comlink.expose(worker);

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type CheckedLesson, summaryOf } from '../src/lessons/lesson.ts';
import { readLesson } from '../src/lessons/read/read-lesson.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDER = 'lessons';
const LIST = 'virtual:lessons';
const ONE = 'virtual:lesson/';

/**
 * The lessons of lessons/, checked and made into data when the page is built: their list is `virtual:lessons`, and each
 * one a chunk of its own. A mistake stops the build with file and line.
 */
export function lessons(): Plugin {
  return {
    name: 'lessons',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0')) return undefined;
      const name = id.slice(1);
      const watch = (file: string) => this.addWatchFile(file);
      if (name === LIST) return listModule(watch);
      if (name.startsWith(ONE))
        return `export default ${JSON.stringify(read(name.slice(ONE.length), watch).lesson)};`;
      return undefined;
    },
  };
}

function listModule(watch: (file: string) => void): string {
  const folders = readdirSync(join(ROOT, FOLDER))
    .filter((name) => /^\d/.test(name) && statSync(join(ROOT, FOLDER, name)).isDirectory())
    .sort();
  const all = folders.map((folder) => ({ folder, ...read(folder, watch) }));
  const summaries = all.map(({ lesson }) => summaryOf(lesson));
  const loads = all.map(
    ({ folder, lesson }) => `${JSON.stringify(lesson.name)}: () => import('${ONE}${folder}')`,
  );
  return `export const LESSONS = ${JSON.stringify(summaries)};\nexport const LOADERS = { ${loads.join(', ')} };`;
}

function read(folder: string, watch: (file: string) => void): CheckedLesson {
  const path = join(ROOT, FOLDER, folder);
  const files = readdirSync(path).map((file) => {
    watch(join(path, file));
    return [file, readFileSync(join(path, file), 'utf8')] as const;
  });
  return readLesson(`${FOLDER}/${folder}`, Object.fromEntries(files));
}

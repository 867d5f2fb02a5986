import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { summaryOf } from '../src/lessons/lesson.ts';
import { filesAt, foldersIn, lessonAt, readCourse, SELF_TEST } from './course.ts';

const ROOT = resolve(import.meta.dirname, '..');
const LIST = 'virtual:lessons';
const ONE = 'virtual:lesson/';

/**
 * The lessons of lessons/, checked and made into data when the page is built: their list is `virtual:lessons`, and each
 * one a chunk of its own, in the language of the page where they have it. A mistake stops the build with file and line.
 */
export function lessons(): Plugin {
  let language = 'en';
  return {
    name: 'lessons',
    // Before anything is built: what other plugins say of a build that has failed would stand in front of it.
    configResolved: ({ command, mode }) => {
      language = mode;
      if (command === 'build') readCourse(ROOT, language);
    },
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0')) return undefined;
      const name = id.slice(1);
      const watch = (folder: string) => {
        for (const file of Object.keys(filesAt(ROOT, folder)))
          this.addWatchFile(join(ROOT, 'lessons', folder, file));
      };
      if (name === LIST) return listModule(watch, language);
      if (!name.startsWith(ONE)) return undefined;
      const folder = name.slice(ONE.length);
      watch(folder);
      return `export default ${JSON.stringify(lessonAt(ROOT, folder, language).lesson)};`;
    },
  };
}

function listModule(watch: (folder: string) => void, language: string): string {
  // Also those with a mistake: what is saved next may mend it.
  for (const folder of foldersIn(ROOT)) watch(folder);
  const course = readCourse(ROOT, language);
  const summaries = course.map(({ lesson }) => summaryOf(lesson));
  const all = [
    ...course.map(({ folder, lesson: { name } }) => ({ folder, name })),
    { folder: SELF_TEST, name: SELF_TEST },
  ];
  const loads = all.map(({ folder, name }) => `${JSON.stringify(name)}: () => import('${ONE}${folder}')`);
  return `export const LESSONS = ${JSON.stringify(summaries)};\nexport const LOADERS = { ${loads.join(', ')} };`;
}

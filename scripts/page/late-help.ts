import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SRC = resolve(import.meta.dirname, '../../src');
/** Rooms whose parameters and settings have help. */
const ROOMS = ['algorithms', 'engine/scenario', 'interventions', 'objectives', 'policy'];
const HELP = /\bhelp:\s*('(?:[^'\\]|\\.)*')/g;

/**
 * Takes the help of parameters, 5 kB packed, out of the first script and 10 kB out of each lab worker: it is read by whoever presses a label. In its place
 * stands its number among the texts of web/forms/help-texts.ts, which comes late.
 */
export function lateHelp(): Plugin {
  const texts = [...new Set(ROOMS.flatMap(filesOf).flatMap(helpIn))];
  const numbered = (_: string, text: string) => `help: '§${texts.indexOf(text)}'`;
  return {
    name: 'late-help',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/web/forms/help-texts.ts'))
        return { code: code.replace('= []', `= [${texts.join()}]`), map: null };
      const room = ROOMS.some((name) => id.startsWith(`${SRC}/${name}/`));
      return room ? { code: code.replace(HELP, numbered), map: null } : null;
    },
  };
}

const filesOf = (room: string): string[] =>
  readdirSync(resolve(SRC, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => resolve(SRC, room, name));

/** The texts as they stand in a file, with their quotation marks. */
const helpIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(HELP)].map(([, text]) => text);

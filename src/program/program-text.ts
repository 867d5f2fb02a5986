/** The id that a program's text gives its algorithm; null where there is none. */
export function programId(program: string): string | null {
  return /\bid:\s*(['"`])((?:(?!\1)[^\n]){1,60})\1/.exec(program)?.[2] ?? null;
}

/** The line at which a program stopped, from the sentence of its failure (`ProgramError`); null: none is named. */
export function lineOfFault(message: string): number | null {
  const line = /^Line (\d+)\b/.exec(message)?.[1];
  return line === undefined ? null : Number(line);
}

/** The text as the interpreter runs it: what it imports from the library is there already, and every line keeps its number. */
export const textToRun = (program: string): string =>
  program.replace(/^[ \t]*import\s*\{[^}]*\}\s*from\s*(['"])driftlab\1[ \t]*;?/gm, (found) =>
    found.replace(/[^\n]/g, ' '),
  );

/** The first line that imports from elsewhere; null where none does. */
export function importLine(text: string): number | null {
  const at = text.search(/^[ \t]*import\b/m);
  return at < 0 ? null : text.slice(0, at).split('\n').length;
}

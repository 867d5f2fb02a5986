/** Help of parameters by number; the build fills them in (`scripts/page/late-help.ts`), without one they stand where they are used. */
const TEXTS: readonly string[] = [];

/** The help that a parameter has, or whose number it has. */
export const helpText = (help: string): string =>
  help.startsWith('§') ? TEXTS[Number(help.slice(1))] : help;

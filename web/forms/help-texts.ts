/**
 * Parameters' help by number, filled in by the build (`scripts/page/late-help.ts`); without a build the texts
 * are in the parameters themselves.
 */
const TEXTS: readonly string[] = [];

/** The help text for a number; a text is returned unchanged. */
export const helpText = (help: string): string =>
  help.startsWith('§') ? TEXTS[Number(help.slice(1))] : help;

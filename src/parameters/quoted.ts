/** Characters of an outside text that a message shows. */
const SHOWN = 40;
/** Line breaks, escape sequences and marks that turn the direction of writing: they would act on a terminal. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * A text as a message may show it: control characters by their code, at most `most` UTF-16 units, no character split,
 * a cut end marked by ….
 */
export function cut(text: string, most: number = SHOWN): string {
  const shown = text.slice(0, most + 1).replace(UNPRINTABLE, codeOf);
  if (shown.length <= most) return shown;
  return `${shown.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** A text from outside in quotation marks: “abc”, long ones cut. Every message that repeats what it was given uses it. */
export function quoted(text: string): string {
  return `“${cut(text)}”`;
}

function codeOf(character: string): string {
  return `\\u${(character.codePointAt(0) as number).toString(16).padStart(4, '0')}`;
}

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

/** Characters of a value that a message shows. */
const LONGEST_VALUE = 60;

/** A value as a message shows it: text in quotes, NaN by name, long things cut. Takes bounded time for any value. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return cut(JSON.stringify(value.slice(0, LONGEST_VALUE)), LONGEST_VALUE);
  if (Array.isArray(value))
    return cut(`[${value.slice(0, LONGEST_VALUE).map(showItem).join(',')}]`, LONGEST_VALUE);
  if (typeof value === 'object' && value !== null) return cut(showFields(value), LONGEST_VALUE);
  return cut(String(value), LONGEST_VALUE);
}

function showFields(value: object): string {
  const shown: string[] = [];
  for (const key in value) {
    if (shown.length === LONGEST_VALUE) break;
    shown.push(`${showItem(key)}:${showItem((value as Record<string, unknown>)[key])}`);
  }
  return `{${shown.join(',')}}`;
}

/** Within a list or object further ones are only hinted at, however deep they go. */
function showItem(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : showValue(value);
}

/** A character by its code, as a text may show it that cannot hold it. */
export function codeOf(character: string): string {
  return `\\u${(character.codePointAt(0) as number).toString(16).padStart(4, '0')}`;
}

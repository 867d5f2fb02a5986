const NEGATIVE_ZERO = '\u0000negative zero';

/** JSON that keeps every finite number to the bit: as `JSON.stringify`, but −0 stays −0. */
export function exactJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, (_, part) => (Object.is(part, -0) ? NEGATIVE_ZERO : part), indent);
  return text.replaceAll(JSON.stringify(NEGATIVE_ZERO), '-0');
}

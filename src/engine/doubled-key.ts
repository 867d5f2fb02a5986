/** An open list or object of a JSON text, and where in it we are. */
interface Open {
  /** Keys so far; null in a list. */
  readonly keys: Set<string> | null;
  at: string | number;
}

/**
 * The place of the first key that stands twice in one object, such as `lanes[0].seed`: JSON.parse would take the last value
 * without a word. Null where there is none.
 * @param text valid JSON
 */
export function doubledKey(text: string): string | null {
  const open: Open[] = [];
  for (let i = 0; i < text.length; i++) {
    const inside = open[open.length - 1];
    switch (text[i]) {
      case '{':
        open.push({ keys: new Set(), at: '' });
        break;
      case '[':
        open.push({ keys: null, at: 0 });
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case ',':
        if (typeof inside.at === 'number') inside.at++;
        break;
      case '"': {
        const end = endOfString(text, i);
        if (inside?.keys && isKey(text, end)) {
          inside.at = JSON.parse(text.slice(i, end)) as string;
          if (inside.keys.has(inside.at)) return placeOf(open);
          inside.keys.add(inside.at);
        }
        i = end - 1;
      }
    }
  }
  return null;
}

/** Whether a colon follows the string that ends here, behind any space. */
function isKey(text: string, end: number): boolean {
  COLON.lastIndex = end;
  return COLON.test(text);
}

const COLON = /\s*:/y;

/** Behind the closing quotation mark of a string that begins at `from`. */
function endOfString(text: string, from: number): number {
  let i = from + 1;
  while (text[i] !== '"') i += text[i] === '\\' ? 2 : 1;
  return i + 1;
}

const placeOf = (open: readonly Open[]): string =>
  open.reduce(
    (path, { at }) => path + (typeof at === 'number' ? `[${at}]` : path === '' ? at : `.${at}`),
    '',
  );

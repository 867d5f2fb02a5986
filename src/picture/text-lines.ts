import { textWidth } from './layout.ts';

// Apart from layout.ts: what the first view draws has its texts in one line.

/** A name in two lines, divided at its first comma. */
export const nameLines = (name: string): string[] => name.split(/, (.*)/s).filter(Boolean);

/** Width of the longest line of some names. */
export const namesWidth = (names: readonly string[], size: number): number =>
  Math.max(0, ...names.flatMap(nameLines).map((line) => textWidth(line, size)));

/** Text in lines of at most this width; a word wider than a line is broken where it must be. */
export function wrapped(
  text: string,
  width: number,
  widthOf: (text: string) => number = (words) => textWidth(words, 12),
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (widthOf(line) > width && line.length > 1) {
      let fits = 1;
      while (widthOf(line.slice(0, fits + 1)) <= width) fits++;
      lines.push(line.slice(0, fits));
      line = line.slice(fits);
    }
  }
  return [...lines, line];
}

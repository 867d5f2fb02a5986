/** Text in lines of at most this width; a word wider than a line is broken where it must be. */
export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
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
      const end = fitting(line, width, widthOf);
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  return [...lines, line];
}

/** How many letters fit, one at least. */
function fitting(word: string, width: number, widthOf: (text: string) => number): number {
  let [fits, fails] = [1, word.length];
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1;
    if (widthOf(word.slice(0, middle)) <= width) fits = middle;
    else fails = middle;
  }
  return fits;
}

import type { LessonFault } from './faults.ts';

/** A part of a file and the line it begins on, from 1. */
export interface Part {
  readonly text: string;
  readonly line: number;
}

/** A section of lesson.md: "## title", words, one block of settings, words. */
export interface Section {
  readonly title: string;
  readonly line: number;
  readonly before: Part;
  readonly settings: Part | null;
  readonly after: Part;
}

const FENCE = /^```/;

/** Splits lesson.md into its front matter and its sections. */
export function readDocument(
  text: string,
  file: string,
  faults: LessonFault[],
): { front: Part | null; sections: readonly Section[] } {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  if (end < 0)
    faults.push({
      file,
      line: 1,
      text: 'The file must begin with its front matter between two lines "---".',
    });
  const front = end < 0 ? null : { text: lines.slice(1, end).join('\n'), line: 2 };
  const sections: Section[] = [];
  let at = Math.max(0, end + 1);
  let astray = end < 0;
  while (at < lines.length) {
    const [, title] = /^##\s+(.+)$/.exec(lines[at]) ?? [];
    if (title === undefined) {
      // One mistake, however long what follows it is.
      if (lines[at].trim() !== '' && !astray) {
        astray = true;
        faults.push({
          file,
          line: at + 1,
          text: 'Words before the first step; a step begins with "## its title".',
        });
      }
      at++;
      continue;
    }
    let stop = at + 1;
    while (stop < lines.length && !/^##\s/.test(lines[stop])) stop++;
    sections.push(section(title.trim(), at, lines.slice(at + 1, stop), file, faults));
    at = stop;
  }
  if (sections.length === 0) faults.push({ file, line: lines.length, text: 'The lesson has no step.' });
  return { front, sections };
}

function section(title: string, at: number, lines: string[], file: string, faults: LessonFault[]): Section {
  const open = lines.findIndex((line) => FENCE.test(line));
  const close = lines.findIndex((line, i) => i > open && FENCE.test(line));
  const part = (from: number, to: number): Part => {
    const first = lines.findIndex((line, i) => i >= from && i < to && line.trim() !== '');
    return { text: lines.slice(from, to).join('\n').trim(), line: at + 2 + Math.max(from, first) };
  };
  const head = { title, line: at + 1 };
  const broken = open < 0 || close < 0 || lines[open].trim() !== '```step';
  if (broken) {
    faults.push({
      file,
      line: at + 2 + Math.max(0, open),
      text:
        open < 0
          ? `The step “${title}” has no block of settings: \`\`\`step … \`\`\`.`
          : 'A block of settings begins with ```step and ends with ```.',
    });
    return {
      ...head,
      before: part(0, open < 0 ? lines.length : open),
      settings: null,
      after: part(lines.length, lines.length),
    };
  }
  if (lines.slice(close + 1).some((line) => FENCE.test(line)))
    faults.push({ file, line: at + 2 + close, text: `The step “${title}” has two blocks of settings.` });
  return {
    ...head,
    before: part(0, open),
    settings: { text: lines.slice(open + 1, close).join('\n'), line: at + open + 3 },
    after: part(close + 1, lines.length),
  };
}

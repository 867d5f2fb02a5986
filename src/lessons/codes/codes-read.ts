import type { AnswerCode } from './answer-code.ts';
import { codesIn } from './read-text.ts';

/** Most devices kept, over all steps. */
export const MOST_CODES = 20_000;

/** The codes read so far, of any step: by tag and device, the last code of a device. No other text is kept. */
export type CodesRead = ReadonlyMap<number, ReadonlyMap<number, AnswerCode>>;

/** Adds the codes of a text to those read before. @returns how many codes the text had, repetitions included */
export function readInto(before: CodesRead, text: string): { codes: CodesRead; found: number } {
  const codes = new Map([...before].map(([tag, devices]) => [tag, new Map(devices)]));
  let kept = countOf(before);
  let found = 0;
  for (const code of codesIn(text)) {
    found++;
    const devices = codes.get(code.tag) ?? new Map<number, AnswerCode>();
    if (!devices.has(code.device) && kept++ >= MOST_CODES) continue;
    codes.set(code.tag, devices.set(code.device, code));
  }
  return { codes, found };
}

export const countOf = (codes: CodesRead): number =>
  [...codes.values()].reduce((count, { size }) => count + size, 0);

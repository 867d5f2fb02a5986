import type { JobResult } from './plan.ts';
import { readResult, resultText } from './result-text.ts';

/**
 * Partial results as JSON Lines: a header that names the plan, then one line per job, each under its key, in the order of
 * the plan. What stands in a file cut off anywhere is a beginning of the whole.
 */
export function partialHeader(id: string, planKey: string): string {
  return `${JSON.stringify({ partial: id, plan: planKey })}\n`;
}

/** The line of a finished job. */
export function partialLine(key: string, result: JobResult): string {
  return `{"job":"${key}","result":${resultText(result)}}\n`;
}

/** The job and the result of a line without its line break; null where it is none. */
export function readLine(line: string): { readonly job: string; readonly result: JobResult } | null {
  const [, job, result] = /^\{"job":"([^"]+)","result":(\[.*\])\}$/.exec(line) ?? [];
  if (job === undefined) return null;
  try {
    return { job, result: readResult(result) };
  } catch {
    return null;
  }
}

/** The key of the job whose result is written next, given the results before it; undefined where none is left. */
export type NextKey = (before: readonly JobResult[]) => string | undefined;

/** Of jobs whose order is known beforehand. */
export const inOrder =
  (keys: readonly string[]): NextKey =>
  ({ length }) =>
    keys[length];

/**
 * The results under a header, as far as they are whole and in order.
 * @returns null when the text does not begin with this header
 */
export function readPartial(text: string, header: string, nextKey: NextKey): JobResult[] | null {
  const [first, ...lines] = text.split('\n').slice(0, -1);
  if (first === undefined || `${first}\n` !== header) return null;
  const results: JobResult[] = [];
  for (const line of lines) {
    const found = readLine(line);
    if (found === null || found.job !== nextKey(results)) break;
    results.push(found.result);
  }
  return results;
}

import { doubledKey } from '../../engine/doubled-key.ts';
import { parseJson } from '../../engine/json.ts';
import type { World } from '../../index.ts';
import { showValue } from '../../parameters/quoted.ts';

/** The next answer that names a candidate; null when the program or the game has ended. */
export async function nextIndex(
  world: World,
  answers: AsyncIterator<string>,
  signal: AbortSignal,
  complain: (sentence: string) => void,
): Promise<number | null> {
  for (;;) {
    const { value, done } = await nextLine(answers, signal);
    if (done) return null;
    if (value.trim() === '') continue;
    const index = indexOf(value, world);
    if (typeof index === 'number') return index;
    complain(index);
  }
}

/** Reading that is let go of fails; that is the end of the lines, not a fault. */
async function nextLine(
  answers: AsyncIterator<string>,
  signal: AbortSignal,
): Promise<IteratorResult<string>> {
  const end = { value: undefined, done: true } as const;
  if (signal.aborted) return end;
  try {
    return await answers.next();
  } catch (error) {
    if (signal.aborted) return end;
    throw error;
  }
}

/** The candidate that an answer names, or what is wrong with it. */
function indexOf(line: string, { candidates }: World): number | string {
  const answer = objectIn(line);
  if (!answer) return `an answer is {"index": i} or {"x": [...]}, got ${showValue(line)}`;
  if ('index' in answer) {
    const { index } = answer;
    const known = Number.isInteger(index) && (index as number) >= 0 && (index as number) < candidates.size;
    return known
      ? (index as number)
      : `index must be an integer between 0 and ${candidates.size - 1}, got ${showValue(index)}`;
  }
  const { x } = answer;
  const { dimension } = candidates;
  if (!Array.isArray(x) || x.length !== dimension || !x.every(Number.isFinite))
    return `x must be a list of ${dimension} number${dimension === 1 ? '' : 's'}, got ${showValue(x)}`;
  const beyond = boxOf(candidates).findIndex(([low, high], d) => !isWithin(x[d], low, high));
  if (beyond < 0) return nearestCandidate(x, candidates.points);
  const [low, high] = boxOf(candidates)[beyond];
  const name = dimension === 1 ? 'x' : `x[${beyond}]`;
  return `${name} must lie between ${low} and ${high}, as the candidates do, got ${showValue(x[beyond])}`;
}

/** Least and largest coordinate of the candidates in each dimension. */
function boxOf({ points, size, dimension }: World['candidates']): [low: number, high: number][] {
  return Array.from({ length: dimension }, (_, d) => {
    let [low, high] = [points[d], points[d]];
    for (let i = 1; i < size; i++) {
      low = Math.min(low, points[i * dimension + d]);
      high = Math.max(high, points[i * dimension + d]);
    }
    return [low, high];
  });
}

/** What another program's arithmetic has rounded is not refused. */
function isWithin(value: number, low: number, high: number): boolean {
  const slack = 1e-9 * Math.max(high - low, Math.abs(low), Math.abs(high));
  return value >= low - slack && value <= high + slack;
}

function objectIn(line: string): Record<string, unknown> | null {
  try {
    const value = parseJson(line);
    if (doubledKey(line) !== null) return null;
    const isAnswer = typeof value === 'object' && value !== null && ('index' in value || 'x' in value);
    return isAnswer ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Index of the candidate nearest to a place by Euclidean distance; ties go to the lowest index. */
function nearestCandidate(x: readonly number[], points: Float64Array): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < points.length / x.length; i++) {
    const distance = x.reduce((sum, value, d) => sum + (value - points[i * x.length + d]) ** 2, 0);
    if (distance < least) [best, least] = [i, distance];
  }
  return best;
}

import { exactJson } from '../engine/json.ts';
import type { JobResult } from './plan.ts';

/** Numbers that JSON has no way to write, by name. */
const NAMES: ReadonlyMap<string, number> = new Map([
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
]);
const MARK = '"number":';

/** A result as one line of JSON that comes back to the bit, also −0 and what is no finite number. */
export function resultText(result: JobResult): string {
  return exactJson(allFinite(result) ? result : marked(result));
}

/** What `resultText` wrote. Throws SyntaxError. */
export function readResult(text: string): JobResult {
  return text.includes(MARK) ? JSON.parse(text, unmarked) : JSON.parse(text);
}

function allFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(allFinite);
}

function marked(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : { number: String(value) };
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, marked(part)]));
}

function unmarked(_: string, value: unknown): unknown {
  const name = (value as { readonly number?: unknown } | null)?.number;
  return typeof name === 'string' ? NAMES.get(name) : value;
}

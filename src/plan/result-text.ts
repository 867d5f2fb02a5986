import { exactJson } from '../engine/json.ts';
import { isRecord } from '../parameters/fields.ts';
import type { JobResult, LaneResult } from './plan.ts';

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

/** What `resultText` wrote. Throws SyntaxError, also where it is JSON of another shape. */
export function readResult(text: string): JobResult {
  const result: unknown = text.includes(MARK) ? JSON.parse(text, unmarked) : JSON.parse(text);
  if (Array.isArray(result) && result.every(isLaneResult)) return result;
  throw new SyntaxError('not the result of a job');
}

type Check = (value: unknown) => boolean;
const isNumber: Check = (value) => typeof value === 'number';
const areNumbers: Check = (value) => Array.isArray(value) && value.every(isNumber);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const areChangeErrors: Check = (value) => {
  if (!isRecord(value)) return false;
  const { changes, offline, beforeChange, current } = value as Record<string, unknown>;
  return areNumbers(changes) && isNumber(offline) && isNumber(beforeChange) && areNumbers(current);
};

const CHECKS: Readonly<Record<keyof LaneResult, Check>> = {
  regret: isNumber,
  last: maybe(isNumber),
  f1: maybe(areNumbers),
  changeErrors: maybe(areChangeErrors),
  perQuery: maybe(areNumbers),
  resets: areNumbers,
  sideQueries: isNumber,
  curve: areNumbers,
  worst: maybe(areNumbers),
  readings: maybe(isRecord),
  fingerprint: maybe((value) => typeof value === 'string'),
};

const isLaneResult: Check = (value) =>
  isRecord(value) &&
  Object.entries(CHECKS).every(([field, check]) => check((value as Record<string, unknown>)[field]));

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

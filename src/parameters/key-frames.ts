import { isRecord } from './fields.ts';
import { showValue } from './quoted.ts';
import { choiceRule, inRange, type NumberRange, rangeRule, rangeSchema } from './rules.ts';
import { type KeyFramesParam, TRANSITIONS } from './spec.ts';

/** Most key frames of a drawing, and points of one. */
export const MOST_FRAMES = 12;
export const MOST_POINTS = 24;
/** Least distance of two points in x: slopes between them stay far within the range of doubles. */
export const LEAST_GAP = 0.001;

/** A broken rule within some key frames, and its place there: "[2].points[0][1]"; empty: the list itself. */
interface KeyFramesFault {
  readonly path: string;
  /** Continues the path: "must be between 0 and 1, got 7". */
  readonly problem: string;
}

/** What key frames must be, in words that continue their name. */
export const keyFramesRule = () => `must be a list of 1 to ${MOST_FRAMES} key frames`;

const X_RANGE: NumberRange = { type: 'number', min: 0, max: 1 };

/** The first broken rule in key frames from outside; null where there is none. Takes bounded time for any value. */
export function keyFramesFault(spec: KeyFramesParam, value: unknown): KeyFramesFault | null {
  if (!isListOf(value, MOST_FRAMES)) return fault('', keyFramesRule(), value);
  for (const [i, frame] of value.entries()) {
    const found = frameFault(spec, frame, i === 0 ? 0 : (value[i - 1] as { step: number }).step);
    if (found) return { ...found, path: `[${i}]${found.path}` };
  }
  return null;
}

function frameFault(spec: KeyFramesParam, value: unknown, stepBefore: number): KeyFramesFault | null {
  if (!isRecord(value)) return fault('', 'must be a key frame { step, points, next }', value);
  for (const key in value)
    if (!['step', 'points', 'next'].includes(key))
      return fault('', 'must have the fields step, points and next alone', value);
  const { step, points, next } = value;
  const steps: NumberRange = { type: 'integer', min: 1, max: spec.lastStep };
  if (!inRange(steps, step)) return fault('.step', rangeRule(steps), step);
  if (step <= stepBefore) return fault('.step', `must be above ${stepBefore}, the key frame before`, step);
  if (!TRANSITIONS.some((transition) => transition === next))
    return fault('.next', choiceRule(TRANSITIONS), next);
  return pointsFault(spec, points);
}

function pointsFault(spec: KeyFramesParam, points: unknown): KeyFramesFault | null {
  const rule = `must be a list of 1 to ${MOST_POINTS} points [x, y]`;
  if (!isListOf(points, MOST_POINTS)) return fault('.points', rule, points);
  for (const [i, point] of points.entries()) {
    const at = `.points[${i}]`;
    if (!Array.isArray(point) || point.length !== 2) return fault(at, 'must be a point [x, y]', point);
    const [x, y] = point;
    if (!inRange(X_RANGE, x)) return fault(`${at}[0]`, rangeRule(X_RANGE), x);
    const left = i === 0 ? -1 : (points[i - 1] as readonly [number, number])[0];
    if (!(x - left >= LEAST_GAP))
      return fault(`${at}[0]`, `must be at least ${LEAST_GAP} above ${left}, the x before`, x);
    if (!inRange(yRange(spec), y)) return fault(`${at}[1]`, rangeRule(yRange(spec)), y);
  }
  return null;
}

const yRange = ({ min, max }: KeyFramesParam): NumberRange => ({ type: 'number', min, max });

const fault = (path: string, rule: string, value: unknown): KeyFramesFault => ({
  path,
  problem: `${rule}, got ${showValue(value)}`,
});

const isListOf = (value: unknown, most: number): value is unknown[] =>
  Array.isArray(value) && value.length >= 1 && value.length <= most;

/** The same as JSON Schema. */
export function keyFramesSchema(spec: KeyFramesParam) {
  const point = {
    type: 'array',
    prefixItems: [rangeSchema(X_RANGE), rangeSchema(yRange(spec))],
    minItems: 2,
    maxItems: 2,
  };
  const frame = {
    type: 'object',
    properties: {
      step: rangeSchema({ type: 'integer', min: 1, max: spec.lastStep }),
      points: { type: 'array', items: point, minItems: 1, maxItems: MOST_POINTS },
      next: { enum: TRANSITIONS },
    },
    required: ['step', 'points', 'next'],
    additionalProperties: false,
  };
  return { type: 'array', items: frame, minItems: 1, maxItems: MOST_FRAMES };
}

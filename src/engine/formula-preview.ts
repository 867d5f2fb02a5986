import { type CandidateSet, candidateAt } from '../contracts/candidates.ts';
import type { Environment } from '../contracts/environment.ts';
import { gridCandidates } from '../contracts/grid.ts';
import { changePointsOf } from '../formula/facts.ts';
import { FormulaError } from '../formula/fault.ts';
import { type Tree, walk } from '../formula/tree.ts';
import { isUsable, unusablePart } from '../formula/unusable.ts';
import type { Backend } from '../gp/backend.ts';
import { FORMULA_KINDS, type GivenFormula } from '../objectives/formula-parameters.about.ts';
import {
  type CompiledFormula,
  compileFormula,
  firstUnusable,
  readFormula,
  unusableSentence,
} from '../objectives/formula-parts.ts';
import { objectiveById } from '../objectives/registry.ts';
import { type GridObjectiveSpec, ObjectiveError } from '../objectives/spec.ts';
import { resolveParameters } from '../parameters/resolve.ts';
import type { FormulaKind, ParamValues } from '../parameters/spec.ts';
import type { ParamSpecs } from '../parameters/typed.ts';
import { environmentOf, objectiveStreams } from './world.ts';

/** A formula to be previewed before it is run. */
export interface PreviewQuestion {
  readonly objective: { readonly id: keyof typeof FORMULA_KINDS; readonly parameters: ParamValues };
  readonly seed: number;
  readonly replicate: number;
  readonly horizon: number;
  readonly pointsPerDimension: number;
  /** Most points per dimension and steps of the picture; absent: the run's own, limited by computing time. */
  readonly most?: { readonly points: number; readonly steps: number };
}

/** The values of a formula on a grid at some steps: the run's own grid, or a coarser one where that is too fine. */
export interface FormulaPreview {
  /** Whether f depends on a design and an environment, and not on time. */
  readonly still: boolean;
  readonly candidates: CandidateSet;
  /** The steps of the picture (S), from 1 to T, evenly. */
  readonly steps: readonly number[];
  /** f, `S × G`, step slow; not finite where the formula is not. */
  readonly values: Float64Array;
  /** Index of the maximiser at each step (S); −1 where no value can be used. */
  readonly starIndex: Int32Array;
  /** Smallest and largest usable value. */
  readonly range: readonly [number, number];
  /** The steps after which it jumps. */
  readonly changePoints: readonly number[];
  /** Whether the run's grid is finer than this one, or has more steps. */
  readonly coarse: boolean;
  readonly environment: Environment | null;
  /** The first value that a run could not use; null where all can be used. */
  readonly unusable: PreviewFault | null;
}

/** What is wrong with a formula that parses, and the characters that cause it. */
export interface PreviewFault {
  readonly message: string;
  readonly at: number;
  readonly to: number;
}

export type PreviewAnswer =
  | { readonly kind: 'picture'; readonly preview: FormulaPreview }
  /** The formula parses but cannot be evaluated. */
  | { readonly kind: 'fault'; readonly fault: PreviewFault }
  /** Something other than the formula is wrong: the ends of x. */
  | { readonly kind: 'refused'; readonly message: string };

/** The preview of a formula that parses. */
export function previewFormula(question: PreviewQuestion, backend: Backend): PreviewAnswer {
  try {
    return { kind: 'picture', preview: pictureOf(question, backend) };
  } catch (error) {
    if (error instanceof FormulaError) {
      const { message, at, to } = error;
      return { kind: 'fault', fault: { message, at, to } };
    }
    if (error instanceof ObjectiveError) return { kind: 'refused', message: error.message };
    throw error;
  }
}

function pictureOf(question: PreviewQuestion, backend: Backend): FormulaPreview {
  const { objective, seed, replicate, horizon } = question;
  const spec = objectiveById(objective.id) as GridObjectiveSpec;
  const kind = FORMULA_KINDS[objective.id];
  const parameters = resolveParameters(
    spec.parameters as ParamSpecs<ParamValues & GivenFormula>,
    objective.parameters,
  );
  const domain = spec.domainOf?.(parameters) ?? spec.domain;
  const tree = readFormula(parameters.formula, kind);
  const { points, steps } = resolution(question, tree, kind);
  const candidates = gridCandidates(domain, points);
  const stream = objectiveStreams(seed, replicate);
  const compiled = compileFormula({ parameters, candidates, horizon, stream }, kind, domain);
  const drawn = valuesOver(compiled, steps, candidates);
  const unusable = firstFault(drawn.values, compiled, kind, steps, candidates);
  const context = { parameters, candidates, horizon, stream, sharedStream: stream, backend };
  const inRun = kind.still && !unusable ? spec.create({ ...context, randomCandidate: () => 0 }) : null;
  return {
    still: kind.still,
    candidates,
    steps,
    ...drawn,
    changePoints: kind.still ? [] : changePointsOf(tree, compiled.context.constants, horizon),
    coarse: points < question.pointsPerDimension || steps.length < lengthOf(question, kind),
    environment: (inRun && environmentOf(inRun)?.environment) ?? null,
    unusable,
  };
}

/** Most values of a picture: a run of 200 points and 200 steps is drawn as it is. */
const MOST_VALUES = 40_000;
/** Most work of a picture, in parts computed for one candidate; a random curve counts as `CURVE` parts. */
const MOST_WORK = 21e6;
const CURVE = 500;
/** Fewest and most points per dimension on a coarser grid, and most steps: what a screen shows. */
const FEWEST_POINTS = { 1: 24, 2: 16 };
const MOST_POINTS = { 1: 400, 2: 100 };
const MOST_STEPS = 400;

const lengthOf = ({ horizon }: PreviewQuestion, { still }: FormulaKind): number => (still ? 1 : horizon);

/** As fine as the run where that is quick to compute, else coarser; dimensions and steps share the limit. */
function resolution(question: PreviewQuestion, tree: Tree, kind: FormulaKind) {
  const { pointsPerDimension, most = { points: 500, steps: 2000 } } = question;
  const dimension = kind.coordinates.length === 1 ? 1 : 2;
  const length = Math.min(most.steps, lengthOf(question, kind));
  const budget = Math.min(MOST_VALUES, MOST_WORK / workOf(tree));
  const whole = Math.min(most.points, pointsPerDimension);
  const cells = (count: number) => (dimension === 1 ? count : count * count);
  const fitting = dimension === 1 ? budget / Math.min(length, 200) : Math.sqrt(budget / Math.min(length, 60));
  const points = Math.min(
    whole,
    MOST_POINTS[dimension],
    Math.max(FEWEST_POINTS[dimension], Math.floor(fitting)),
  );
  const count = Math.max(1, Math.min(length, MOST_STEPS, Math.floor(budget / cells(points))));
  const { horizon } = question;
  const steps = Array.from({ length: count }, (_, i) =>
    count === 1 ? 1 : 1 + Math.round((i * (horizon - 1)) / (count - 1)),
  );
  return { points, steps };
}

/** The work for one value: 1 for each part, `CURVE` for a random curve that varies with the step. */
function workOf(tree: Tree): number {
  let work = 0;
  for (const part of walk(tree)) work += isMovingCurve(part) ? CURVE : 1;
  return work;
}

function isMovingCurve(part: Tree): boolean {
  if (part.kind !== 'call' || !['p', 'drift'].includes(part.name)) return false;
  return part.name === 'drift' || [...walk(part.inputs[0])].some(moves);
}

const moves = (part: Tree): boolean =>
  (part.kind === 'name' && part.name === 't') || (part.kind === 'call' && part.name === 'drift');

function valuesOver({ values }: CompiledFormula, steps: readonly number[], { size }: CandidateSet) {
  const all = new Float64Array(steps.length * size);
  const starIndex = new Int32Array(steps.length).fill(-1);
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  steps.forEach((t, step) => {
    const now = values(t);
    all.set(now, step * size);
    let best = Number.NEGATIVE_INFINITY;
    now.forEach((value, i) => {
      if (!isUsable(value)) return;
      if (value < low) low = value;
      if (value > high) high = value;
      if (value <= best) return;
      best = value;
      starIndex[step] = i;
    });
  });
  const range: readonly [number, number] = low <= high ? [low, high] : [0, 1];
  return { values: all, starIndex, range };
}

function firstFault(
  values: Float64Array,
  { tree, context }: CompiledFormula,
  kind: FormulaKind,
  steps: readonly number[],
  candidates: CandidateSet,
): PreviewFault | null {
  const wrong = firstUnusable(values);
  if (wrong < 0) return null;
  const t = steps[Math.floor(wrong / candidates.size)];
  const place = candidateAt(candidates, wrong % candidates.size);
  const coordinates = Object.fromEntries(
    kind.coordinates.map((name, i) => [name, Float64Array.of(place[i])]),
  );
  const { at, to } = unusablePart(tree, { ...context, coordinates }, t);
  return { message: unusableSentence(values[wrong], place, kind, t), at, to };
}

import { candidateAt } from '../contracts/candidates.ts';
import { LARGEST_VALUE } from '../data/limits.ts';
import { evaluator, type FormulaContext, type FormulaValues } from '../formula/evaluate.ts';
import { symbolsOf } from '../formula/facts.ts';
import { FormulaError } from '../formula/fault.ts';
import { parseFormula } from '../formula/parse.ts';
import { requireStill } from '../formula/still.ts';
import { type Tree, walk } from '../formula/tree.ts';
import { isUsable } from '../formula/unusable.ts';
import { MOST_NAMES } from '../parameters/check.ts';
import type { FormulaKind } from '../parameters/spec.ts';
import type { GivenFormula } from './formula-parameters.about.ts';
import { type Domain, type ObjectiveContext, ObjectiveError } from './spec.ts';

/** Share of the longest side over which the random curves p and drift change. */
const CURVE_LENGTHSCALE = 0.2;

/**
 * A formula of this kind as a tree.
 * @throws FormulaError for the first fault
 */
export function readFormula(text: string, { still, coordinates }: FormulaKind): Tree {
  const tree = parseFormula(text);
  if (still) requireStill(tree);
  requireFewSymbols(tree, symbolsOf(tree, coordinates)[MOST_NAMES]);
  return tree;
}

/** @param tooMany the first name beyond those that can have a value */
function requireFewSymbols(tree: Tree, tooMany: string | undefined): void {
  if (tooMany === undefined) return;
  for (const part of walk(tree))
    if (part.kind === 'name' && part.name === tooMany)
      throw new FormulaError(`A formula has at most ${MOST_NAMES} letters of its own.`, part.at, part.to);
}

/** The first fault of a formula; null where it can be read. */
export function firstFault(text: string, kind: FormulaKind): FormulaError | null {
  try {
    readFormula(text, kind);
    return null;
  } catch (error) {
    if (error instanceof FormulaError) return error;
    throw error;
  }
}

/** The same as a sentence without its full stop: "This bracket is never closed (character 4)". */
export function faultWords(text: string, kind: FormulaKind): string | null {
  const fault = firstFault(text, kind);
  return fault && `${fault.message.replace(/\.$/, '')} (character ${fault.at + 1})`;
}

/** A formula without its first fault, and what was done; null where nothing obvious would mend it. */
export function repaired(text: string, fault: FormulaError | null): { text: string; offer: string } | null {
  const repair = fault?.repair;
  return repair
    ? { text: text.slice(0, repair.at) + repair.text + text.slice(repair.to), offer: repair.offer }
    : null;
}

/** The letters of a formula that have become sliders; none while it cannot be read. */
export function symbolsIn(text: string, kind: FormulaKind): readonly string[] {
  return firstFault(text, kind) ? [] : symbolsOf(parseFormula(text), kind.coordinates);
}

/** What a formula is computed on. */
type FormulaRun = Pick<ObjectiveContext<GivenFormula>, 'parameters' | 'candidates' | 'horizon' | 'stream'>;

/** A formula with what its names stand for. */
export interface CompiledFormula {
  readonly tree: Tree;
  readonly context: FormulaContext;
  readonly values: FormulaValues;
}

/**
 * A formula on the candidates of a context. Every symbol without a value is 1.
 * @throws FormulaError where the text is right and still asks for the impossible: a curve that jumps at a step that moves
 */
export function compileFormula(context: FormulaRun, kind: FormulaKind, domain: Domain): CompiledFormula {
  const { parameters, candidates, horizon, stream } = context;
  const { formula: text, symbols: given } = parameters;
  const valueNamed = (name: string) => (Object.hasOwn(given, name) ? given[name] : 1);
  const symbols = Object.fromEntries(symbolsIn(text, kind).map((name) => [name, valueNamed(name)]));
  const { points, size, dimension } = candidates;
  const column = (at: number) => Float64Array.from({ length: size }, (_, i) => points[i * dimension + at]);
  const tree = readFormula(text, kind);
  const formulaContext = {
    coordinates: Object.fromEntries(kind.coordinates.map((name, at) => [name, column(at)])),
    constants: { ...symbols, T: horizon, pi: Math.PI, e: Math.E },
    lengthscale: CURVE_LENGTHSCALE * Math.max(...domain.map(([low, high]) => high - low)),
    stream: (call: number) => stream(`curve ${call}`),
  };
  return { tree, context: formulaContext, values: evaluator(tree, formulaContext) };
}

/** The same for a run: a fault ends in a sentence. */
export function requireFormula(...given: Parameters<typeof compileFormula>): CompiledFormula {
  try {
    return compileFormula(...given);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    throw new ObjectiveError(`The formula cannot run: ${error.message} (character ${error.at + 1})`);
  }
}

/** The first candidate whose value is not finite, or too large to be squared; −1 where all are right. */
export const firstUnusable = (values: Float64Array): number => values.findIndex((value) => !isUsable(value));

/** "The formula has no finite value at x = 0, t = 3." */
export function unusableSentence(
  value: number,
  place: readonly number[],
  { coordinates, still }: FormulaKind,
  t: number,
): string {
  const names = place.map((coordinate, i) => `${coordinates[i]} = ${Number(coordinate.toPrecision(4))}`);
  const where = [...names, ...(still ? [] : [`t = ${t}`])].join(', ');
  return Number.isFinite(value)
    ? `The formula has values of at most ${LARGEST_VALUE}; at ${where} it is ${value.toPrecision(3)}.`
    : `The formula has no finite value at ${where}.`;
}

/**
 * Values that a run can use.
 * @throws ObjectiveError with candidate and step of the first that it cannot
 */
export function requireUsable(
  values: Float64Array,
  kind: FormulaKind,
  { candidates }: Pick<ObjectiveContext, 'candidates'>,
  t: number,
): Float64Array {
  const wrong = firstUnusable(values);
  if (wrong < 0) return values;
  throw new ObjectiveError(unusableSentence(values[wrong], candidateAt(candidates, wrong), kind, t));
}

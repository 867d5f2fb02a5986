import { candidateAt } from '../contracts/candidates.ts';
import { evaluator, type FormulaContext } from '../formula/evaluate.ts';
import { changePointsOf, symbolsOf } from '../formula/facts.ts';
import { FormulaError } from '../formula/fault.ts';
import { parseFormula } from '../formula/parse.ts';
import { LIMITS } from '../formula/tokens.ts';
import type { NamedNumbers, NumberParam, ParamSpec, ParamValues } from '../parameters/spec.ts';
import {
  type Domain,
  type GridObjectiveSpec,
  type Objective,
  type ObjectiveContext,
  ObjectiveError,
} from './spec.ts';

const NAMES = { 1: ['x'], 2: ['x', 'y'] } as const;

/** Share of the longest side over which the random curves p and drift change. */
const CURVE_LENGTHSCALE = 0.2;

/** The first fault of a formula; null where it can be read. */
function firstFault(text: string): FormulaError | null {
  try {
    parseFormula(text);
    return null;
  } catch (error) {
    if (error instanceof FormulaError) return error;
    throw error;
  }
}

/** What is wrong with a formula, and where, counted from 1; null where it can be read. */
function faultOf(text: string): string | null {
  const fault = firstFault(text);
  return fault && `${fault.message.replace(/\.$/, '')} (character ${fault.at + 1})`;
}

function repairOf(text: string): { text: string; offer: string } | null {
  const repair = firstFault(text)?.repair;
  return repair
    ? { text: text.slice(0, repair.at) + repair.text + text.slice(repair.to), offer: repair.offer }
    : null;
}

/** The letters of a formula that have become sliders; none while it cannot be read. */
function symbolsIn(text: string, dimension: 1 | 2): readonly string[] {
  return faultOf(text) === null ? symbolsOf(parseFormula(text), NAMES[dimension]) : [];
}

function createFormula(context: ObjectiveContext, dimension: 1 | 2): Objective {
  const { parameters, candidates, horizon } = context;
  const text = parameters.formula as string;
  const tree = parseFormula(text);
  const constants = { ...constantsOf(parameters, dimension), T: horizon, pi: Math.PI, e: Math.E };
  const longest = Math.max(...domainOf(parameters, dimension).map(([low, high]) => high - low));
  const values = compiled(tree, {
    coordinates: coordinatesOf(context, dimension),
    constants,
    lengthscale: CURVE_LENGTHSCALE * longest,
    stream: (call) => context.stream(`curve ${call}`),
  });
  return {
    changePoints: changePointsOf(tree, constants, horizon),
    valuesAt(t) {
      const f = values(t);
      const wrong = f.findIndex((value) => !Number.isFinite(value));
      if (wrong < 0) return f;
      const place = NAMES[dimension].map((name, i) => `${name} = ${candidateAt(candidates, wrong)[i]}`);
      throw new ObjectiveError(`The formula has no finite value at ${place.join(', ')}, t = ${t}.`);
    },
  };
}

/** Every symbol's value; 1 where it has none yet. */
function constantsOf({ formula, symbols }: ParamValues, dimension: 1 | 2): Record<string, number> {
  const given = symbols as NamedNumbers;
  const value = (name: string) => (Object.hasOwn(given, name) ? given[name] : 1);
  return Object.fromEntries(symbolsIn(formula as string, dimension).map((name) => [name, value(name)]));
}

/** A formula may be right as a text and still ask for the impossible: a curve that jumps at a step that moves. */
function compiled(
  tree: ReturnType<typeof parseFormula>,
  context: FormulaContext,
): ReturnType<typeof evaluator> {
  try {
    return evaluator(tree, context);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    throw new ObjectiveError(`The formula cannot run: ${error.message} (character ${error.at + 1})`);
  }
}

function coordinatesOf({ candidates: { points, size } }: ObjectiveContext, dimension: 1 | 2) {
  const column = (at: number) => Float64Array.from({ length: size }, (_, i) => points[i * dimension + at]);
  return Object.fromEntries(NAMES[dimension].map((name, at) => [name, column(at)]));
}

function domainOf({ low, high }: ParamValues, dimension: 1 | 2): Domain {
  const [from, to] = [low as number, high as number];
  if (!(from < to))
    throw new ObjectiveError(`The right end of x must lie above its left end ${from}, got ${to}.`);
  return Array.from({ length: dimension }, () => [from, to] as const);
}

const end = (id: 'low' | 'high', label: string, help: string, value: number): NumberParam => ({
  id,
  type: 'number',
  label,
  symbol: '',
  help,
  default: value,
  min: -1e6,
  max: 1e6,
  slider: [-10, 10],
  step: 0.5,
});

function parameters(dimension: 1 | 2, formula: string, symbols: NamedNumbers): readonly ParamSpec[] {
  return [
    {
      id: 'formula',
      type: 'text',
      label: 'Formula',
      symbol: dimension === 1 ? '$f(x, t)$' : '$f(x, y, t)$',
      help: 'The objective at step $t$ of $T$. Other letters become sliders; p(x, 60, 130) is a random curve drawn anew after those steps, drift(x, 0.03) one that changes all the time.',
      default: formula,
      longest: LIMITS.characters,
      faultOf,
      repairOf,
    },
    {
      id: 'symbols',
      type: 'named numbers',
      label: 'Symbols',
      symbol: '',
      help: 'The letters of the formula that have no meaning of their own. Each has a slider.',
      default: symbols,
      min: -1e6,
      max: 1e6,
      slider: [0, 3],
      names: (values) => symbolsIn(values.formula as string, dimension),
    },
    end('low', 'Left end', 'Where the axes begin. Every coordinate runs from here to the right end.', 0),
    end('high', 'Right end', 'Where the axes end. Every coordinate runs from the left end to here.', 1),
  ];
}

/** f(x, t) or f(x, y, t) as the user writes it; see `src/formula` for what may be written. */
function formulaObjective(dimension: 1 | 2, formula: string, symbols: NamedNumbers): GridObjectiveSpec {
  return {
    id: `formula-${dimension}d`,
    name: `Formula, ${dimension}D`,
    summary: dimension === 1 ? 'your own f(x, t)' : 'your own f(x, y, t)',
    source: 'the user',
    dimension,
    domain: Array.from({ length: dimension }, () => [0, 1] as const),
    domainOf: (values) => domainOf(values, dimension),
    parameters: parameters(dimension, formula, symbols),
    defaults: {
      horizon: 200,
      noiseVariance: 0.05,
      pointsPerDimension: dimension === 1 ? 200 : 40,
      model: { kernel: 'se', lengthscale: 0.2, signalVariance: 1, noiseVariance: null },
    },
    create: (context) => createFormula(context, dimension),
  };
}

export const formula1d = formulaObjective(
  1,
  'a*exp(-((x - 0.5 - r*sin(2*pi*t/T))/w)^2) + 0.5*p(x, 60, 130)',
  { a: 2, r: 0.28, w: 0.15 },
);
export const formula2d = formulaObjective(
  2,
  'peak(x, 0.5 + r*cos(2*pi*t/T), 0.2)*peak(y, 0.5 + r*sin(2*pi*t/T), 0.2) + 0.3*p(x + y)',
  { r: 0.3 },
);

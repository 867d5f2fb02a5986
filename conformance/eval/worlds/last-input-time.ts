import { SWEPT } from '../../../src/objectives/benchmarks/last-input-functions.about.ts';
import { LAST_INPUT_FUNCTIONS, sweptValue } from '../../../src/objectives/benchmarks/last-input-functions.ts';
import { standardised } from '../../../src/objectives/benchmarks/standardised.ts';
import { list, oneOf, otherwise } from '../../../src/parameters/shape.ts';
import { argmax } from '../../../src/policy/acquisition.ts';
import { CaseError } from '../case-error.ts';
import { commonDimension, fields, finiteWhere, matrix, readCase, vector, whole } from '../input.ts';
import type { EvalKind } from '../kind.ts';

const named = oneOf(Object.keys(LAST_INPUT_FUNCTIONS));
const part = finiteWhere('must be above 0 and at most 1', (value) => value > 0 && value <= 1);

const candidates = list(vector, 'at least one candidate', { min: 1 });
const steps = whole('an integer from 1 to 100000', 1, 100_000);

const shape = fields({
  raw: list(fields({ function: named, z: matrix }), 'functions'),
  objectives: list(
    fields({
      function: named,
      candidates: candidates,
      T: steps,
      zoom: otherwise(part, 1),
      span: otherwise(part, 1),
    }),
    'objectives',
  ),
});

/** Benchmarks whose last input is time: raw values, and whole objectives. */
export const lastInputTime: EvalKind = (input) => {
  const { raw, objectives } = readCase(shape, input);
  return {
    raw: raw.map(({ function: name, z }) => {
      requireInputs(name, commonDimension({ z }));
      return z.map(LAST_INPUT_FUNCTIONS[name].value);
    }),
    objectives: objectives.map(({ function: name, candidates, T, ...sweep }) => {
      requireInputs(name, commonDimension({ candidates }) + 1);
      const swept = LAST_INPUT_FUNCTIONS[name];
      const { steps, mean, deviation } = standardised(
        Array.from({ length: T }, (_, i) =>
          Float64Array.from(candidates, (unit) => sweptValue(swept, sweep, unit, i + 1, T)),
        ),
      );
      return {
        values: steps.map((values) => Array.from(values)),
        mean,
        sd: deviation,
        best: steps.map(argmax),
      };
    }),
  };
};

function requireInputs(name: string, given: number): void {
  const { inputs } = SWEPT[name];
  if (inputs !== null && inputs !== given)
    throw new CaseError(`${name} must have ${inputs} inputs, got ${given}`);
}

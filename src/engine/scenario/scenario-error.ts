import { type Shape, ShapeFault } from '../../parameters/shape.ts';

/** A scenario that cannot run; the message is one plain sentence: place, rule, value. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
  /** "lanes[1].parameters.deltaB"; empty for the scenario as a whole. */
  readonly path: string;

  /** @param problem continues the path: "must be between 0 and 1, got 7" */
  constructor(path: string, problem: string) {
    super(`${path === '' ? 'the scenario' : path} ${problem}`);
    this.path = path;
  }
}

/** Reads a value by its shape. Throws ScenarioError. */
export function readAs<Value>(shape: Shape<Value>, value: unknown): Value {
  try {
    return shape.read(value);
  } catch (error) {
    throw error instanceof ShapeFault ? new ScenarioError(error.path, error.problem) : error;
  }
}

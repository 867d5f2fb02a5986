import type { Backend } from '../../gp/backend.ts';

/** Reads a case (never its `expect`) and gives its values, in the shape of `expect`. Throws CliError. */
export type EvalKind = (input: unknown, backend: Backend) => unknown;

import type { Backend } from '../../src/gp/backend.ts';

/** Reads a case (never its `expect`) and gives its values, in the shape of `expect`. Throws CaseError. */
export type EvalKind = (input: unknown, backend: Backend) => unknown;

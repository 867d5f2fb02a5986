import { checkParameter } from './check.ts';
import { suggestion } from './nearest.ts';
import type { ParamSpec } from './spec.ts';

/** A definition that cannot join its registry; the message is a plain sentence. */
export class DefinitionError extends Error {
  override readonly name = 'DefinitionError';
}

interface Definition {
  readonly id: string;
  readonly parameters: readonly ParamSpec[];
}

/**
 * Refuses a custom algorithm or objective that links, files and forms could not name: an id of other letters than
 * a–z, 0–9 and dashes or one that is taken, a parameter twice, a default outside its own range.
 * @throws DefinitionError
 */
export function checkDefinition(
  what: string,
  { id, parameters }: Definition,
  taken: readonly string[],
): void {
  const refuse = (problem: string): never => {
    throw new DefinitionError(`${what} ${JSON.stringify(String(id).slice(0, 60))} ${problem}`);
  };
  if (typeof id !== 'string' || !/^[a-z][a-z0-9-]{0,59}$/.test(id))
    refuse('must be named by a–z, 0–9 and dashes, such as "my-rule"');
  if (taken.includes(id)) refuse('is there already; choose another id');
  for (const [i, spec] of parameters.entries()) {
    if (parameters.findIndex((other) => other.id === spec.id) < i) refuse(`has two parameters "${spec.id}"`);
    const problem = checkParameter(spec, spec.default);
    if (problem !== null) refuse(`has a parameter "${spec.id}" whose default ${problem}`);
    checkCondition(spec, parameters, refuse);
  }
}

function checkCondition(
  { id, visibleWhen }: ParamSpec,
  parameters: readonly ParamSpec[],
  refuse: (problem: string) => void,
): void {
  const ids = parameters.map((spec) => spec.id);
  if (visibleWhen && !ids.includes(visibleWhen.parameter))
    refuse(
      `shows its parameter "${id}" by "${visibleWhen.parameter}", which it does not have; ${suggestion(visibleWhen.parameter, ids)}`,
    );
}

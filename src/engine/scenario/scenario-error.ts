import { showValue } from '../../parameters/check.ts';

/** A scenario that cannot run; the message is one plain sentence: where, what would be right, what is there. */
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

/** `['lanes', 1, 'algorithm']` as "lanes[1].algorithm". */
function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], input);
}

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * A shape's first broken rule as the fault of `input`. The schemas state their rules as messages that continue
 * a path ("must be an integer between 1 and 2000"), so the place and the value are all there is to add.
 */
export function firstFault(
  error: { readonly issues: readonly Issue[] },
  input: unknown,
): { path: string; problem: string } {
  // A misspelt field explains the missing one, so it comes first.
  const issue = error.issues.find(({ code }) => code === 'unrecognized_keys') ?? error.issues[0];
  const path = pathText(issue.path);
  if (issue.code === 'unrecognized_keys') return { path, problem: issue.message };
  const value = valueAt(input, issue.path);
  const problem =
    value === undefined && path !== ''
      ? `is missing; it ${issue.message}`
      : `${issue.message}, got ${showValue(value)}`;
  return { path, problem };
}

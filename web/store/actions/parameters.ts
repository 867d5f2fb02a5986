import type { ParamSpec, ParamValue, ParamValues } from '../../../src/parameters/spec.ts';

/** `values` with one of them set; a value equal to its default is left out, which keeps links short. */
export function withParameter(
  specs: readonly ParamSpec[],
  values: ParamValues,
  id: string,
  value: ParamValue,
): ParamValues {
  const { [id]: _old, ...others } = values;
  const spec = specs.find((candidate) => candidate.id === id);
  return spec && sameValue(spec.default, value) ? others : { ...others, [id]: value };
}

/** Equality of parameter values; lists are compared item by item. */
export function sameValue(a: ParamValue | readonly number[], b: ParamValue | readonly number[]): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => item === b[i]);
  return a === b;
}

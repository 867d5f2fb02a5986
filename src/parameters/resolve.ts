import type { ParamSpec, ParamValue, ParamValues } from './spec.ts';
import type { ParamSpecs } from './typed.ts';

/** The given values with the specs' defaults where a value is absent. Values are taken as validated. */
export function resolveParameters<Values = ParamValues>(
  specs: ParamSpecs<Values>,
  values: ParamValues,
): Values {
  return Object.fromEntries(specs.map((spec) => [spec.id, values[spec.id] ?? defaultValue(spec)])) as Values;
}

/** The spec's default, as a value of its own. */
function defaultValue({ default: value }: ParamSpec): ParamValue {
  return typeof value === 'object' ? structuredClone(value as ParamValue) : value;
}

import type { ParamSpec, ParamValue, ParamValues } from './spec.ts';

/** The given values with the specs' defaults where a value is absent. Values are taken as validated. */
export function resolveParameters(specs: readonly ParamSpec[], values: ParamValues): ParamValues {
  return Object.fromEntries(
    specs.map((spec): [string, ParamValue] => {
      return [spec.id, values[spec.id] ?? defaultValue(spec)];
    }),
  );
}

/** The spec's default, as a value of its own. */
function defaultValue({ default: value }: ParamSpec): ParamValue {
  return typeof value === 'object' ? structuredClone(value as ParamValue) : value;
}

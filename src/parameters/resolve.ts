import type { ParamSpec, ParamValue, ParamValues } from './spec.ts';

/** The given values with the specs' defaults where a value is absent. Values are taken as validated. */
export function resolveParameters(specs: readonly ParamSpec[], values: ParamValues): ParamValues {
  return Object.fromEntries(
    specs.map((spec): [string, ParamValue] => {
      const fallback = spec.type === 'steps' ? [...spec.default] : spec.default;
      return [spec.id, values[spec.id] ?? fallback];
    }),
  );
}

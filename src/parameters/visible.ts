import type { ParamSpec, ParamValue, ParamValues } from './spec.ts';

/** Whether a parameter has any effect: its own condition holds, and the parameter it hangs on is itself visible. */
export function isVisible(spec: ParamSpec, specs: readonly ParamSpec[], values: ParamValues): boolean {
  const { visibleWhen } = spec;
  if (!visibleWhen) return true;
  const parent = specs.find(({ id }) => id === visibleWhen.parameter);
  const holds = visibleWhen.in.some((wanted) => same(wanted, values[visibleWhen.parameter]));
  return holds && (!parent || isVisible(parent, specs, values));
}

function same(a: ParamValue, b: ParamValue | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

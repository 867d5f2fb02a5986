import type {
  ChoiceParam,
  FormulaParam,
  KeyFrame,
  KeyFramesParam,
  NamedNumbers,
  NamedNumbersParam,
  NumberListParam,
  NumberParam,
  ParamSpec,
  ParamValues,
  ProgramParam,
  StepListParam,
  ToggleParam,
} from './spec.ts';

/** The type of a parameter's value. */
type ValueOf<Spec extends ParamSpec> = Spec extends NumberParam
  ? number
  : Spec extends ChoiceParam
    ? Spec['choices'][number]['value']
    : Spec extends ToggleParam
      ? boolean
      : Spec extends StepListParam | NumberListParam
        ? readonly number[]
        : Spec extends FormulaParam | ProgramParam
          ? string
          : Spec extends NamedNumbersParam
            ? NamedNumbers
            : Spec extends KeyFramesParam
              ? readonly KeyFrame[]
              : never;

/** Parameters in the order of the form. `Values` is the type of their values by id; `typesOfValues` holds it at compile time alone. */
export type ParamSpecs<Values = ParamValues> = readonly ParamSpec[] & { readonly typesOfValues?: Values };

/** The type of the values of some parameters, or of what has such parameters. */
export type ValuesOf<Of> = Of extends { readonly parameters: infer Specs }
  ? ValuesOf<Specs>
  : Of extends { readonly typesOfValues?: infer Values }
    ? Exclude<Values, undefined>
    : ParamValues;

/** One parameter, or several that were defined before. */
type Part = ParamSpec | ParamSpecs<unknown>;
type OwnValues<Parts extends Part> = {
  readonly [Spec in Extract<Parts, ParamSpec> as Spec['id']]: ValueOf<Spec>;
};
type GroupValues<Parts extends Part> = Parts extends ParamSpec ? never : ValuesOf<Parts>;

/** Of all members of a union. */
export type Joint<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  joint: infer All,
) => void
  ? { readonly [Id in keyof All]: All[Id] }
  : never;

/**
 * The parameters of an algorithm, an objective, a trigger: each as a record, or several that are defined elsewhere. Their
 * ids and the types of their values are known to whoever computes with them.
 */
export function defineParameters<const Parts extends readonly Part[]>(
  ...parts: Parts
): ParamSpecs<Joint<OwnValues<Parts[number]> | GroupValues<Parts[number]>>> {
  return parts.flat();
}

/** The same parameters, the one of this id before all others. */
export function inFront<Values>(specs: ParamSpecs<Values>, id: keyof Values): ParamSpecs<Values> {
  return specs.toSorted((a, b) => Number(b.id === id) - Number(a.id === id));
}

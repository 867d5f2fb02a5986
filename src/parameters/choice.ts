import type { ChoiceParam, ParamSpec, ParamValue, ParamValues } from './spec.ts';
import type { Joint, ParamSpecs, ValuesOf } from './typed.ts';

/** A record that a choice parameter names: a trigger, a schedule. */
export interface Option<Values = ParamValues> {
  /** The choice's value. */
  readonly id: string;
  /** Words in the menu. */
  readonly label: string;
  /** See `Choice`. */
  readonly short?: string;
  /** Its own parameters; options that share one hold the same object. */
  readonly parameters: ParamSpecs<Values>;
}

/** A condition: shown only where the choice is one of those options that `wanted` accepts. */
export function shownFor<O extends Option>(
  parameter: string,
  options: readonly O[],
  wanted: (option: O) => boolean,
): NonNullable<ParamSpec['visibleWhen']> {
  return { parameter, in: options.filter(wanted).map(({ id }) => id) };
}

/** The values of a choice between some options and of what these bring. */
export type ChoiceValues<Id extends string, Options extends readonly Option[]> = Joint<
  Readonly<Record<Id, Options[number]['id']>> | ValuesOf<Options[number]>
>;

/**
 * The choice between some options, then their parameters in the order of the options, each shown only where an option
 * that has it is chosen. A parameter with a condition of its own keeps that: it should hang on one of the same option.
 */
export function choiceParameters<const Id extends string, const Options extends readonly Option[]>(
  choice: Omit<ChoiceParam, 'choices'> & { readonly id: Id },
  options: Options,
): readonly [ChoiceParam, ...ParamSpec[]] & ParamSpecs<ChoiceValues<Id, Options>> {
  const specs = new Set(options.flatMap(({ parameters }) => parameters));
  const choices = options.map(({ id, label, short }) => ({
    value: id,
    label,
    ...(short !== undefined && { short }),
  }));
  const own = [...specs].map((spec) => ({
    ...spec,
    visibleWhen:
      spec.visibleWhen ?? shownFor(choice.id, options, ({ parameters }) => parameters.includes(spec)),
  }));
  return [{ ...choice, choices }, ...own];
}

/** The option that a value names; undefined where none does. */
export function optionNamed<O extends Option>(
  options: readonly O[],
  value: ParamValue | undefined,
): O | undefined {
  return options.find(({ id }) => id === value);
}

/** The option that a value names. @throws RangeError where none does; values are checked before, at the edge */
export function chosenOption<O extends Option>(options: readonly O[], value: ParamValue | undefined): O {
  const option = optionNamed(options, value);
  if (!option)
    throw new RangeError(
      `invalid choice; expected one of ${options.map(({ id }) => id).join(', ')}, got ${value}`,
    );
  return option;
}

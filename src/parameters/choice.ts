import type { ChoiceParam, ParamSpec, ParamValue } from './spec.ts';

/** A record that a choice parameter names: a trigger, a schedule. */
export interface Option {
  /** The choice's value. */
  readonly id: string;
  /** Words in the menu. */
  readonly label: string;
  /** See `Choice`. */
  readonly short?: string;
  /** Its own parameters; options that share one hold the same object. */
  readonly parameters: readonly ParamSpec[];
}

/** A condition: shown only where the choice is one of those options that `wanted` accepts. */
export function shownFor<O extends Option>(
  parameter: string,
  options: readonly O[],
  wanted: (option: O) => boolean,
): NonNullable<ParamSpec['visibleWhen']> {
  return { parameter, in: options.filter(wanted).map(({ id }) => id) };
}

/**
 * The choice between some options, then their parameters in the order of the options, each shown only where an option
 * that has it is chosen. A parameter with a condition of its own keeps that: it should hang on one of the same option.
 */
export function choiceParameters(
  choice: Omit<ChoiceParam, 'choices'>,
  options: readonly Option[],
): readonly [ChoiceParam, ...ParamSpec[]] {
  const specs = new Set(options.flatMap(({ parameters }) => parameters));
  return [
    {
      ...choice,
      choices: options.map(({ id, label, short }) => ({
        value: id,
        label,
        ...(short !== undefined && { short }),
      })),
    },
    ...[...specs].map((spec) => ({
      ...spec,
      visibleWhen:
        spec.visibleWhen ?? shownFor(choice.id, options, ({ parameters }) => parameters.includes(spec)),
    })),
  ];
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

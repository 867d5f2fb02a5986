/**
 * A parameter as data. One `ParamSpec` drives the form, the CLI flags, the link,
 * the validation and the documentation of the same parameter.
 */
export type ParamValue =
  | number
  | string
  | boolean
  | readonly number[]
  | NamedNumbers
  | readonly KeyFrame[]
  | null;
/** Numbers by name. */
export type NamedNumbers = Readonly<Record<string, number>>;

/** Transition from a key frame of a drawing to the next: linear over the steps between, a jump, or none. */
export const TRANSITIONS = ['glide', 'jump', 'still'] as const;
export type Transition = (typeof TRANSITIONS)[number];

/** A curve over [0, 1] at one step. */
export interface KeyFrame {
  /** t ≥ 1. */
  readonly step: number;
  /** What the curve passes through, x and y, from left to right. */
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Transition to the next key frame; no effect in the last one. */
  readonly next: Transition;
}

export type ParamValues = Readonly<Record<string, ParamValue>>;

interface ParamBase {
  /** Key in `parameters` objects; camelCase, spelled out. */
  readonly id: string;
  /** Words shown beside the control: "False alarm bound". */
  readonly label: string;
  /** Symbol between dollar signs as TeX-like text: "$δ_B$"; empty where there is none. */
  readonly symbol: string;
  /** Two sentences: what it is; what follows when it is larger or smaller. */
  readonly help: string;
  /** Unit or empty; e.g. "steps". */
  readonly unit?: string;
  /** Why the range is narrower than elsewhere, for the end of a message: " (the table has 4 rows after training)". */
  readonly because?: string;
  /** Shown only when this other parameter has one of these values. */
  readonly visibleWhen?: { readonly parameter: string; readonly in: readonly ParamValue[] };
}

export interface NumberParam extends ParamBase {
  readonly type: 'number' | 'integer';
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** What a form shows instead of 0, where 0 leaves the number to something else. */
  readonly zero?: string;
  /** `log` sliders step in 1-2-5; a `log` range may start at 0 only if `min` is 0 and is then shown first. */
  readonly scale?: 'linear' | 'log';
  readonly step?: number;
  /** Ends of the slider, where more can be typed than is sensible to slide to. */
  readonly slider?: readonly [number, number];
  /** True when the bound itself is excluded: e.g. a variance > 0. */
  readonly exclusiveMin?: boolean;
}

/** One of the values that a choice may have. */
export interface Choice {
  readonly value: string;
  /** Words in the menu. */
  readonly label: string;
  /** A word that says it without the parameter's name, as in “ET-GP-UCB, CUSUM”; omitted: none does. */
  readonly short?: string;
}

export interface ChoiceParam extends ParamBase {
  readonly type: 'choice';
  readonly default: string;
  readonly choices: readonly Choice[];
}

export interface ToggleParam extends ParamBase {
  readonly type: 'toggle';
  readonly default: boolean;
}

/** A strictly increasing list of integers, e.g. change points. */
export interface StepListParam extends ParamBase {
  readonly type: 'steps';
  readonly default: readonly number[];
  readonly min: number;
  readonly max: number;
}

/** A list of numbers in any order, each in the range. */
export interface NumberListParam extends ParamBase {
  readonly type: 'numbers';
  readonly default: readonly number[];
  readonly min: number;
  readonly max: number;
  /** Fewest and most numbers; omitted: it may be empty, and long. */
  readonly lengths?: readonly [fewest: number, most: number];
}

/** What a formula is about. */
export interface FormulaKind {
  /** Its letters for the coordinates of a candidate, in their order. */
  readonly coordinates: readonly string[];
  /** t has no place in it. */
  readonly still: boolean;
  /** The formula's left side, as symbols: "f(x, t)". */
  readonly symbol: string;
}

/** A formula as text. Whether it can be read is not for its rule to say, but for whoever has the reader (`src/formula`). */
export interface FormulaParam extends ParamBase {
  readonly type: 'formula';
  readonly default: string;
  /** Most characters. */
  readonly longest: number;
  readonly kind: FormulaKind;
}

/** A program as text. Whether it runs is for whoever has the interpreter to say (`src/algorithms/own`). */
export interface ProgramParam extends ParamBase {
  readonly type: 'program';
  readonly default: string;
  /** Most characters. */
  readonly longest: number;
}

/** Numbers by name: those of the letters in a formula. One without a value has the value 1. */
export interface NamedNumbersParam extends ParamBase {
  readonly type: 'named numbers';
  readonly default: NamedNumbers;
  readonly min: number;
  readonly max: number;
  /** Ends of the sliders. */
  readonly slider: readonly [number, number];
  /** The parameter with the formula. */
  readonly formula: string;
  readonly kind: FormulaKind;
}

/** Key frames in the order of their steps. */
export interface KeyFramesParam extends ParamBase {
  readonly type: 'key frames';
  readonly default: readonly KeyFrame[];
  /** Range of y. */
  readonly min: number;
  readonly max: number;
  readonly lastStep: number;
}

export type ParamSpec =
  | NumberParam
  | ChoiceParam
  | ToggleParam
  | StepListParam
  | NumberListParam
  | FormulaParam
  | ProgramParam
  | NamedNumbersParam
  | KeyFramesParam;

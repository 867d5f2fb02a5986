import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import * as words from '#words/own/formula';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { gridPointsFor, horizonFor, SETTINGS, type Setting } from '../../../src/engine/scenario/settings.ts';
import { FORMULA_ENVIRONMENT } from '../../../src/objectives/environment/formula-environment.about.ts';
import { FORMULA_KINDS } from '../../../src/objectives/formula-parameters.about.ts';
import { symbolsIn } from '../../../src/objectives/formula-parts.ts';
import { FORMULA_1D, FORMULA_2D } from '../../../src/objectives/own/formula.about.ts';
import type { GridObjectiveAbout } from '../../../src/objectives/spec.ts';
import type { NamedNumbers, ParamValue, ParamValues } from '../../../src/parameters/spec.ts';
import { putInLanes } from '../../store/actions/own.ts';
import { lab } from '../../store/store.ts';
import type { FormulaId } from './blocks.ts';

/** The formula being edited. It outlasts the editor. */
export interface FormulaDraft {
  readonly id: FormulaId;
  readonly text: string;
  /** Parameters of the objective except the text. */
  readonly parameters: ParamValues;
  /** Noise, horizon and grid, by setting id. */
  readonly world: Readonly<Record<string, number>>;
  readonly name: string;
  /** The objective in the lanes that it was taken from, or has become. */
  readonly origin: Scenario['objective'] | null;
}

/** Imported directly, because a draft is created before all objectives are loaded. */
const SPECS: readonly GridObjectiveAbout[] = [FORMULA_1D, FORMULA_2D, FORMULA_ENVIRONMENT];

export const specOf = (id: FormulaId): GridObjectiveAbout =>
  SPECS.find((spec) => spec.id === id) as GridObjectiveAbout;

export const isFormula = (id: string): id is FormulaId => Object.hasOwn(FORMULA_KINDS, id);

/** The settings of the future run, with the objective's defaults. */
export function worldSettings(id: FormulaId): Setting[] {
  const spec = specOf(id);
  const noise = { ...SETTINGS.noiseVariance, default: spec.defaults.noiseVariance };
  const grid = gridPointsFor(spec);
  return [noise, horizonFor(spec, { parameters: {} }), ...(grid ? [grid] : [])];
}

const defaultWorld = (id: FormulaId) =>
  Object.fromEntries(worldSettings(id).map((setting) => [setting.id, setting.default]));

const empty = (id: FormulaId): FormulaDraft => ({
  ...{ id, text: '', parameters: { symbols: {} }, world: defaultWorld(id), name: '', origin: null },
});

const drafts = createStore<FormulaDraft>()(() => empty('formula-1d'));

export const useDraft = (): FormulaDraft => useStore(drafts);

/** Takes over the formula in the lanes for editing, unless it came from the editor. */
export function adoptFormula({ objective, title, horizon, noiseVariance, grid }: Scenario): void {
  const { id } = objective;
  if (!isFormula(id) || objective === drafts.getState().origin) return;
  const [text] = specOf(id).parameters;
  const { formula = text.default, ...parameters } = objective.parameters;
  const symbols = parameters.symbols ?? specOf(id).parameters.find((spec) => spec.id === 'symbols')?.default;
  drafts.setState({
    id,
    text: formula as string,
    parameters: { ...parameters, symbols: symbols as NamedNumbers },
    world: {
      [SETTINGS.noiseVariance.id]: noiseVariance,
      [SETTINGS.horizon.id]: horizon,
      [SETTINGS.gridPoints.id]: grid.pointsPerDimension,
    },
    name: title,
    origin: objective,
  });
}

/** Changes the kind of formula: text and letters stay, the world gets the defaults of the kind. */
export function setKind(id: FormulaId): void {
  const { text, parameters, name, origin } = drafts.getState();
  drafts.setState({ ...empty(id), text, parameters: { symbols: parameters.symbols }, name, origin });
}

export const setText = (text: string): void => drafts.setState({ text });

/** Sets values of letters that have none. */
export function setSymbolsAtLeast(symbols: NamedNumbers): void {
  drafts.setState(({ parameters }) => ({
    parameters: { ...parameters, symbols: { ...symbols, ...(parameters.symbols as NamedNumbers) } },
  }));
}

export function setParameter(id: string, value: ParamValue): void {
  drafts.setState(({ parameters }) => ({ parameters: { ...parameters, [id]: value } }));
}

export function setWorld(id: string, value: number): void {
  drafts.setState(({ world }) => ({ world: { ...world, [id]: value } }));
}

export const setName = (name: string): void => drafts.setState({ name });

/** The draft as an objective, with values for exactly the letters in the text. */
function objectiveOf({ id, text, parameters }: FormulaDraft): Scenario['objective'] {
  const given = parameters.symbols as NamedNumbers;
  const names = symbolsIn(text, FORMULA_KINDS[id]);
  const symbols = Object.fromEntries(names.map((name) => [name, letterValue(given, name)]));
  return { id, parameters: { ...parameters, formula: text, symbols } };
}

/** The value of a letter; 1 if it is not set. */
export const letterValue = (symbols: NamedNumbers, name: string): number =>
  Object.hasOwn(symbols, name) ? symbols[name] : 1;

/** Runs the formula in the lanes. */
export function putFormula(): void {
  const draft = drafts.getState();
  putInLanes({
    title: draft.name.trim() || words.untitled,
    objective: objectiveOf(draft),
    noiseVariance: draft.world[SETTINGS.noiseVariance.id],
    horizon: draft.world[SETTINGS.horizon.id],
    pointsPerDimension: draft.world[SETTINGS.gridPoints.id],
  });
  drafts.setState({ origin: lab.getState().scenario.objective });
}

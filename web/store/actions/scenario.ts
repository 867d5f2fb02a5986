import type { Model, Scenario } from '../../../src/contracts/scenario.ts';
import { completeScenario } from '../../../src/engine/scenario/complete.ts';
import { longestHorizon, SETTINGS } from '../../../src/engine/scenario/settings.ts';
import type { ParamValue } from '../../../src/parameters/spec.ts';
import { assumptionsOf, objectiveById } from '../../registry/known.ts';
import { parameterText, settingText } from '../names.ts';
import { lab, openedState } from '../store.ts';
import { edit, replaceScenario } from './edit.ts';
import { withParameter } from './parameters.ts';
import { suitedLanes, tellReplaced } from './suited-lanes.ts';

/** Opens another scenario as a whole: a scene, a link, a table. Undo brings the old one back. */
export function openScenario(scenario: Scenario, playing: boolean): void {
  replaceScenario(scenario);
  const { t, selectedLane, regretView, layout, lecture, enlarged, hover } = openedState(scenario);
  lab.setState({ t, selectedLane, regretView, layout, enlarged, hover, playing, phase: null });
  // A lecture goes on with another scene.
  if (lecture !== null) lab.setState({ lecture });
}

/** Another objective with the settings that suit it; seed and lanes stay, but for lanes that cannot run on it. */
export function pickObjective(id: string): void {
  const spec = objectiveById(id);
  if (!spec) return;
  const { scenario: before } = lab.getState();
  if (before.objective.id === id) return;
  edit(({ seed, replicate, lanes, view }) =>
    completeScenario(spec, {
      title: spec.name.replace(/, [12]D$/, ''),
      seed,
      replicate,
      objective: { id },
      lanes: suitedLanes(lanes, spec),
      view,
    }),
  );
  // An environment is about answers, so they are what is read first.
  if (spec.environment && !objectiveById(before.objective.id)?.environment)
    lab.setState({ regretView: 'answer' });
  tellReplaced(before, spec);
}

/** Sets one parameter of the objective, and what suits the choice made; where a shorter run follows, cuts the horizon. */
export function setObjectiveParameter(id: string, value: ParamValue, gesture?: string): void {
  const before = lab.getState().scenario.objective;
  const spec = objectiveById(before.id);
  const specs = spec?.parameters ?? [];
  const suited = spec?.suits?.parameter === id ? spec.suits.by[value as string] : undefined;
  // Another table or another training part is another run, not the same one changed.
  const then = before.dataset ? null : parameterText(specs, before.parameters, id);
  edit(
    (scenario) => {
      const { objective } = scenario;
      const parameters = Object.entries({ ...suited?.parameters, [id]: value }).reduce(
        (values, [key, next]) => withParameter(specs, values, key, next),
        objective.parameters,
      );
      const model = { ...scenario.model, lengthscale: suited?.lengthscale ?? scenario.model.lengthscale };
      const next = { ...scenario, model, objective: { ...objective, parameters } };
      // More training rows leave fewer steps.
      return { ...next, horizon: Math.min(next.horizon, longestHorizon(next.objective)) };
    },
    gesture,
    then,
  );
}

/** The settings that every objective has. */
export interface RunSettings {
  readonly noiseVariance: number;
  readonly horizon: number;
  readonly seed: number;
}

/** Changes noise, horizon or seed; initial points beyond the horizon are cut. */
export function setRun(change: Partial<RunSettings>, gesture?: string): void {
  const { noiseVariance } = lab.getState().scenario;
  // With another horizon or seed it would be another run.
  const only = change.horizon === undefined && change.seed === undefined;
  const then = only ? settingText(SETTINGS.noiseVariance, noiseVariance) : null;
  edit(
    (scenario) => {
      // Another seed starts at its first replicate.
      const replicate = (change.seed ?? scenario.seed) === scenario.seed ? scenario.replicate : 0;
      const next = { ...scenario, ...change, replicate };
      const points = Math.min(scenario.initialDesign.points, next.horizon);
      return { ...next, initialDesign: { points } };
    },
    gesture,
    then,
  );
}

/** Candidates per axis. */
export function setGridPoints(pointsPerDimension: number, gesture?: string): void {
  edit((scenario) => ({ ...scenario, grid: { pointsPerDimension } }), gesture);
}

/** Changes what every lane believes; null brings the objective's own value back. */
export function setModel(change: Partial<Model>, gesture?: string): void {
  const { scenario: before } = lab.getState();
  const then = (Object.keys(change) as (keyof Model)[]).map((key) => modelText(before, key)).join(', ');
  edit((scenario) => ({ ...scenario, model: { ...scenario.model, ...change } }), gesture, then);
}

/** What every lane believes of one value, in words. */
export function modelText(scenario: Scenario, key: keyof Model): string {
  const { kernel, lengthscale, signalVariance, modelNoiseVariance } = SETTINGS;
  const spec = { kernel, lengthscale, signalVariance, noiseVariance: modelNoiseVariance }[key];
  const value = assumptionsOf(scenario)[key];
  return settingText(spec, typeof value === 'object' ? value.join(', ') : value);
}

/** Changes the lengthscale of one of several dimensions. */
export function setLengthscale(dimension: number, value: number, gesture?: string): void {
  const { lengthscale } = lab.getState().scenario.model;
  if (lengthscale === null || typeof lengthscale === 'number') return;
  setModel({ lengthscale: lengthscale.with(dimension, value) }, gesture);
}

/** Seeds people can read out and type again: 1 to 9999. */
export function newSeed(): void {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  const seed = 1 + (random % 9999);
  setRun({ seed: seed === lab.getState().scenario.seed ? (seed % 9999) + 1 : seed });
}

/** Makes another replicate of the seed the run shown. */
export function showReplicate(replicate: number): void {
  edit((scenario) => (scenario.replicate === replicate ? scenario : { ...scenario, replicate }));
}

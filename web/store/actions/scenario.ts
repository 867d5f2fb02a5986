import type { Model, Scenario } from '../../../src/contracts/scenario.ts';
import { longestHorizon, SETTINGS } from '../../../src/engine/scenario/settings.ts';
import type { ParamValue } from '../../../src/parameters/spec.ts';
import { assumptionsOf, objectiveById } from '../../registry/known.ts';
import { parameterText, settingText } from '../names.ts';
import { lab, openedState } from '../store.ts';
import { edit, replaceScenario } from './edit.ts';
import { withParameter } from './parameters.ts';

/** Opens another scenario: a scene, a link, a table. Undo restores the old one. */
export function openScenario(scenario: Scenario, playing: boolean): void {
  replaceScenario(scenario);
  const { t, selectedLane, regretView, layout, lecture, enlarged, hover } = openedState(scenario);
  lab.setState({ t, selectedLane, regretView, layout, enlarged, hover, playing, phase: null });
  // A lecture continues with another scene.
  if (lecture !== null) lab.setState({ lecture });
}

/** Sets a parameter of the objective and the settings that suit it; cuts the horizon to a shorter run. */
export function setObjectiveParameter(id: string, value: ParamValue, gesture?: string): void {
  const before = lab.getState().scenario.objective;
  const spec = objectiveById(before.id);
  const specs = spec?.parameters ?? [];
  const suited = spec?.suits?.parameter === id ? spec.suits.by[value as string] : undefined;
  // Another table or training part makes another run, which is not compared with the old one.
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

/** Changes noise, horizon or seed; limits the initial points to the horizon. */
export function setRun(change: Partial<RunSettings>, gesture?: string): void {
  const { noiseVariance } = lab.getState().scenario;
  // With another horizon or seed it is another run.
  const only = change.horizon === undefined && change.seed === undefined;
  const then = only ? settingText(SETTINGS.noiseVariance, noiseVariance) : null;
  edit(
    (scenario) => {
      const next = { ...withSeed(scenario, change.seed ?? scenario.seed), ...change };
      const points = Math.min(scenario.initialDesign.points, next.horizon);
      return { ...next, initialDesign: { points } };
    },
    gesture,
    then,
  );
}

/** The gesture of walking through the seeds. */
const SEED_GESTURE = 'run-seed';

/** Walks on to another seed: one undo entry until `endGesture`, with the run before it drawn beside. */
export function walkToSeed(seed: number): void {
  const then = `${SETTINGS.seed.label} ${lab.getState().scenario.seed}`;
  edit((scenario) => withSeed(scenario, seed), SEED_GESTURE, then);
}

/** The scenario in the world of a seed; another seed starts at its first replicate. */
export const withSeed = (scenario: Scenario, seed: number): Scenario =>
  seed === scenario.seed ? scenario : { ...scenario, seed, replicate: 0 };

/** Sets the number of candidates per axis. */
export function setGridPoints(pointsPerDimension: number, gesture?: string): void {
  edit((scenario) => ({ ...scenario, grid: { pointsPerDimension } }), gesture);
}

/** Changes the model shared by all lanes; null restores the objective's own value. */
export function setModel(change: Partial<Model>, gesture?: string): void {
  const { scenario: before } = lab.getState();
  const then = (Object.keys(change) as (keyof Model)[]).map((key) => modelText(before, key)).join(', ');
  edit((scenario) => ({ ...scenario, model: { ...scenario.model, ...change } }), gesture, then);
}

/** One value of the model shared by all lanes, in words. */
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

/** Sets a random seed from 1 to 9999, which people can read out and type again. */
export function newSeed(): void {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  const seed = 1 + (random % 9999);
  setRun({ seed: seed === lab.getState().scenario.seed ? (seed % 9999) + 1 : seed });
}

/** Shows another replicate of the seed. */
export function showReplicate(replicate: number): void {
  edit((scenario) => (scenario.replicate === replicate ? scenario : { ...scenario, replicate }));
}

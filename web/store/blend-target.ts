import type { Lane, LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import { isGiven } from '../../src/engine/scenario/given-lanes.ts';
import { modelSettings, SETTINGS, settingOf } from '../../src/engine/scenario/settings.ts';
import { resolveParameters } from '../../src/parameters/resolve.ts';
import type { NumberParam, ParamSpec, ParamValues } from '../../src/parameters/spec.ts';
import { isVisible } from '../../src/parameters/visible.ts';
import { algorithmById, objectiveById } from '../registry/known.ts';
import { setLaneParameter } from './actions/lanes.ts';
import { withParameter } from './actions/parameters.ts';
import { setModel, setObjectiveParameter, setRun, withSeed } from './actions/scenario.ts';

/** A number of a scenario, whose values can be shown side by side. */
export interface BlendTarget {
  readonly spec: NumberParam;
  readonly value: number;
  /** The lane that it belongs to; null: the world or the model of all lanes. */
  readonly letter: LaneLetter | null;
  /** The scenario with another value. */
  readonly scenarioAt: (value: number) => Scenario;
  /** Sets the value, as if it had been typed. */
  readonly take: (value: number) => void;
}

/** Whether it is the seed: its values are worlds. */
export const isOfWorlds = ({ spec }: BlendTarget): boolean => spec === SETTINGS.seed;

/** Longer runs take too long to be computed ten times by the way: three lanes of this many steps take 40 s. */
const LONGEST = 2000;

/**
 * The number that a form's row or drag is about; null where its values cannot be shown: steps and sizes of a
 * run, tables, given choices, locked links, long runs, archived engines.
 * @param of "lane-A epsilon", "objective rate", or a setting's id; "seed": worlds instead of values
 */
export function blendTarget(of: string, scenario: Scenario): BlendTarget | null {
  const { view, engine, horizon, lanes } = scenario;
  if (view.lock || engine !== undefined || horizon > LONGEST || lanes.every(isGiven)) return null;
  const [place, id] = of.split(' ');
  if (id === undefined) return settingTarget(of, scenario);
  if (place === 'objective') return objectiveTarget(id, scenario);
  const lane = lanes.find((each) => `lane-${each.id}` === place);
  return lane && !isGiven(lane) ? laneTarget(id, lane, scenario) : null;
}

function laneTarget(id: string, lane: Lane, scenario: Scenario): BlendTarget | null {
  const specs = algorithmById(lane.algorithm)?.parameters ?? [];
  const found = numberIn(specs, lane.parameters, id);
  if (!found) return null;
  const laneAt = (value: number) => ({
    ...lane,
    parameters: withParameter(specs, lane.parameters, id, value),
  });
  return {
    ...found,
    letter: lane.id,
    scenarioAt: (value) => ({
      ...scenario,
      lanes: scenario.lanes.map((each) => (each === lane ? laneAt(value) : each)),
    }),
    take: (value) => setLaneParameter(lane.id, id, value),
  };
}

function objectiveTarget(id: string, scenario: Scenario): BlendTarget | null {
  const { objective } = scenario;
  const specs = objectiveById(objective.id)?.parameters ?? [];
  const found = numberIn(specs, objective.parameters, id);
  if (!found || objective.dataset) return null;
  return {
    ...found,
    letter: null,
    scenarioAt: (value) => ({
      ...scenario,
      objective: { ...objective, parameters: withParameter(specs, objective.parameters, id, value) },
    }),
    take: (value) => setObjectiveParameter(id, value),
  };
}

/** The seed, the noise, or one of the model's numbers. */
function settingTarget(of: string, scenario: Scenario): BlendTarget | null {
  const about = objectiveById(scenario.objective.id);
  const { seed, noiseVariance } = SETTINGS;
  if (of === seed.id)
    return {
      spec: seed,
      value: scenario.seed,
      letter: null,
      scenarioAt: (value) => withSeed(scenario, value),
      take: (value) => setRun({ seed: value }),
    };
  const model = about && modelSettings(about, scenario).find(({ id }) => id === of);
  if (of === noiseVariance.id)
    return {
      spec: noiseVariance,
      value: scenario.noiseVariance,
      letter: null,
      scenarioAt: (value) => ({ ...scenario, noiseVariance: value }),
      take: (value) => setRun({ noiseVariance: value }),
    };
  const key = /^model\.(\w+)$/.exec(of)?.[1];
  if (!model || !key) return null;
  return {
    spec: model,
    value: (settingOf(scenario, model) as number | null) ?? model.default,
    letter: null,
    scenarioAt: (value) => ({ ...scenario, model: { ...scenario.model, [key]: value } }),
    take: (value) => setModel({ [key]: value }),
  };
}

/** A number among parameters, with its value; null if there is none of this name that has an effect. */
function numberIn(specs: readonly ParamSpec[], given: ParamValues, id: string) {
  const spec = specs.find((each) => each.id === id);
  const values = resolveParameters(specs, given);
  if (spec?.type !== 'number' && spec?.type !== 'integer') return null;
  return isVisible(spec, specs, values) ? { spec, value: values[id] as number } : null;
}

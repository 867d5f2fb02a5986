import type { Intervention, Scenario } from '../../../src/contracts/scenario.ts';
import { RAISE } from '../../../src/interventions/raise.about.ts';
import { MOST_INTERVENTIONS } from '../../../src/interventions/spec.ts';
import type { ParamSpec, ParamValue, ParamValues } from '../../../src/parameters/spec.ts';
import { interventionById, objectiveById } from '../../registry/known.ts';
import { lab } from '../store.ts';
import { edit } from './edit.ts';

/** Raises (below 0: lowers) the objective around a place, starting at the step shown. */
export function raiseAt(at: readonly number[], by: number, width: number): void {
  const { t } = lab.getState();
  edit((scenario) =>
    withOneMore(scenario, { step: t, kind: RAISE.id, parameters: { at: [...at], by, width } }),
  );
}

/** Adds an act that changes the world from the next step on; the steps shown stay as they are. */
export function actUpon(kind: string): void {
  const { t } = lab.getState();
  edit((scenario) => {
    const specs = interventionById(kind)?.parameters ?? [];
    const parameters = fitting(specs, scenario);
    const step = Math.min(t + 1, scenario.horizon);
    return withOneMore(scenario, { step, kind, parameters });
  });
}

export function removeAct(place: number): void {
  edit((scenario) =>
    withActs(
      scenario,
      (scenario.interventions ?? []).filter((_, i) => i !== place),
    ),
  );
}

export function moveAct(place: number, step: number): void {
  changeAct(place, (act) => ({ ...act, step }));
}

export function setActParameter(place: number, id: string, value: ParamValue, gesture?: string): void {
  changeAct(place, (act) => ({ ...act, parameters: { ...act.parameters, [id]: value } }), gesture);
}

function changeAct(place: number, change: (act: Intervention) => Intervention, gesture?: string): void {
  edit((scenario) => {
    const acts = scenario.interventions ?? [];
    return withActs(
      scenario,
      acts.map((act, i) => (i === place ? change(act) : act)),
    );
  }, gesture);
}

/** Adds an act, unless there are already as many as allowed. */
function withOneMore(scenario: Scenario, act: Intervention): Scenario {
  const { interventions = [] } = scenario;
  return interventions.length < MOST_INTERVENTIONS ? withActs(scenario, [...interventions, act]) : scenario;
}

/** Sets the acts; the field is left out if there are none. */
function withActs(scenario: Scenario, acts: readonly Intervention[]): Scenario {
  const { interventions: _, ...rest } = scenario;
  return acts.length > 0 ? { ...rest, interventions: acts } : rest;
}

/** Default parameters with as many coordinates as the objective has; a place is at the centre of its box. */
function fitting(specs: readonly ParamSpec[], { objective }: Scenario): ParamValues {
  const dimension = objectiveById(objective.id)?.dimension;
  if (dimension !== 2) return {};
  const lists = specs.filter((spec) => spec.type === 'numbers');
  return Object.fromEntries(lists.map((spec) => [spec.id, [...spec.default, ...spec.default]]));
}

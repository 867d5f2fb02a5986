import { checkDefinition } from '../parameters/definition.ts';
import { brankePeaks2d } from './benchmarks/branke-peaks-2d.ts';
import { generalisedPeaks1d, generalisedPeaks2d } from './benchmarks/generalised-moving-peaks.ts';
import { lastInputArms } from './benchmarks/last-input-arms.ts';
import { lastInput1d, lastInput2d } from './benchmarks/last-input-time.ts';
import { cartPole } from './cart-pole.ts';
import { completeObjective, type ObjectiveDefinition } from './definition.ts';
import { formulaEnvironment } from './environment/formula-environment.ts';
import { infectionControl } from './environment/infection-control.ts';
import { newsvendor } from './environment/newsvendor.ts';
import { thresholdEqual } from './environment/threshold-equal.ts';
import { thresholdGoldsteinPrice } from './environment/threshold-goldstein-price.ts';
import { thresholdGp } from './environment/threshold-gp.ts';
import { thresholdHimmelblau } from './environment/threshold-himmelblau.ts';
import { thresholdMccormick } from './environment/threshold-mccormick.ts';
import { thresholdRosenbrock } from './environment/threshold-rosenbrock.ts';
import { movingPeak } from './moving-peak.ts';
import { movingPeaks2d } from './moving-peaks-2d.ts';
import { dataset } from './own/dataset.ts';
import { drawn } from './own/drawn.ts';
import { formula1d, formula2d } from './own/formula.ts';
import { abruptChange1d, abruptChange2d } from './sampled/abrupt-change.ts';
import { evaluationTime } from './sampled/evaluation-time.ts';
import { gpChain1d, gpChain2d } from './sampled/gp-chain.ts';
import { slowChange1d, slowChange2d } from './sampled/slow-change.ts';
import { wienerDrift1d, wienerDrift2d } from './sampled/wiener-drift.ts';
import { type GridObjectiveSpec, type ObjectiveSpec, unknownObjective } from './spec.ts';
import { static2d } from './static-2d.ts';
import { staticMultimodal } from './static-multimodal.ts';

const objectives: ObjectiveSpec[] = [
  abruptChange1d,
  abruptChange2d,
  gpChain1d,
  gpChain2d,
  slowChange1d,
  slowChange2d,
  wienerDrift1d,
  wienerDrift2d,
  movingPeak,
  movingPeaks2d,
  lastInput1d,
  lastInput2d,
  lastInputArms,
  brankePeaks2d,
  generalisedPeaks2d,
  generalisedPeaks1d,
  evaluationTime,
  staticMultimodal,
  static2d,
  thresholdGp,
  thresholdRosenbrock,
  thresholdMccormick,
  thresholdHimmelblau,
  thresholdGoldsteinPrice,
  thresholdEqual,
  infectionControl,
  newsvendor,
  cartPole,
  formula1d,
  formula2d,
  formulaEnvironment,
  drawn,
  dataset,
];

/** Every objective, in the order of the menus; those of `defineObjective` last. */
export const OBJECTIVES: readonly ObjectiveSpec[] = objectives;

/**
 * Adds a custom objective on a grid: from then on scenarios, links and the schema accept its id.
 * @returns the whole specification
 * @throws DefinitionError with a plain sentence where the id is taken or a parameter contradicts itself
 */
export function defineObjective(definition: ObjectiveDefinition): GridObjectiveSpec {
  const spec = completeObjective(definition);
  checkDefinition(
    'objective',
    spec,
    objectives.map(({ id }) => id),
  );
  objectives.push(spec);
  return spec;
}

/** The objective of this id; undefined when there is none. */
export function objectiveById(id: string): ObjectiveSpec | undefined {
  return OBJECTIVES.find((objective) => objective.id === id);
}

/** The same. @throws ObjectiveError where there is none */
export function requireObjective(id: string): ObjectiveSpec {
  const spec = objectiveById(id);
  if (!spec) throw unknownObjective(id);
  return spec;
}

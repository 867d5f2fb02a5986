import { BRANKE_PEAKS_2D } from './benchmarks/branke-peaks-2d.about.ts';
import { GENERALISED_PEAKS_1D, GENERALISED_PEAKS_2D } from './benchmarks/generalised-moving-peaks.about.ts';
import { LAST_INPUT_ARMS } from './benchmarks/last-input-arms.about.ts';
import { LAST_INPUT_1D, LAST_INPUT_2D } from './benchmarks/last-input-time.about.ts';
import { CART_POLE } from './cart-pole.about.ts';
import { FORMULA_ENVIRONMENT } from './environment/formula-environment.about.ts';
import { INFECTION_CONTROL } from './environment/infection-control.about.ts';
import { NEWSVENDOR } from './environment/newsvendor.about.ts';
import { THRESHOLD_EQUAL } from './environment/threshold-equal.about.ts';
import { THRESHOLD_GOLDSTEIN_PRICE } from './environment/threshold-goldstein-price.about.ts';
import { THRESHOLD_GP } from './environment/threshold-gp.about.ts';
import { THRESHOLD_HIMMELBLAU } from './environment/threshold-himmelblau.about.ts';
import { THRESHOLD_MCCORMICK } from './environment/threshold-mccormick.about.ts';
import { THRESHOLD_ROSENBROCK } from './environment/threshold-rosenbrock.about.ts';
import { MOVING_PEAK } from './moving-peak.about.ts';
import { MOVING_PEAKS_2D } from './moving-peaks-2d.about.ts';
import { DATASET } from './own/dataset.about.ts';
import { DRAWN } from './own/drawn.about.ts';
import { FORMULA_1D, FORMULA_2D } from './own/formula.about.ts';
import { ABRUPT_CHANGE_1D, ABRUPT_CHANGE_2D } from './sampled/abrupt-change.about.ts';
import { EVALUATION_TIME } from './sampled/evaluation-time.about.ts';
import { GP_CHAIN_1D, GP_CHAIN_2D } from './sampled/gp-chain.about.ts';
import { SLOW_CHANGE_1D, SLOW_CHANGE_2D } from './sampled/slow-change.about.ts';
import { WIENER_DRIFT_1D, WIENER_DRIFT_2D } from './sampled/wiener-drift.about.ts';
import type { ObjectiveAbout } from './spec.ts';
import { STATIC_2D } from './static-2d.about.ts';
import { STATIC_MULTIMODAL } from './static-multimodal.about.ts';

/** What is said of every objective, in the order of the menus; registry.ts has what they compute. */
export const OBJECTIVE_ABOUTS: readonly ObjectiveAbout[] = [
  ABRUPT_CHANGE_1D,
  ABRUPT_CHANGE_2D,
  GP_CHAIN_1D,
  GP_CHAIN_2D,
  SLOW_CHANGE_1D,
  SLOW_CHANGE_2D,
  WIENER_DRIFT_1D,
  WIENER_DRIFT_2D,
  MOVING_PEAK,
  MOVING_PEAKS_2D,
  LAST_INPUT_1D,
  LAST_INPUT_2D,
  LAST_INPUT_ARMS,
  BRANKE_PEAKS_2D,
  GENERALISED_PEAKS_2D,
  GENERALISED_PEAKS_1D,
  EVALUATION_TIME,
  STATIC_MULTIMODAL,
  STATIC_2D,
  THRESHOLD_GP,
  THRESHOLD_ROSENBROCK,
  THRESHOLD_MCCORMICK,
  THRESHOLD_HIMMELBLAU,
  THRESHOLD_GOLDSTEIN_PRICE,
  THRESHOLD_EQUAL,
  INFECTION_CONTROL,
  NEWSVENDOR,
  CART_POLE,
  FORMULA_1D,
  FORMULA_2D,
  FORMULA_ENVIRONMENT,
  DRAWN,
  DATASET,
];

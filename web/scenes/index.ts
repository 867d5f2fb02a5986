import type { Scenario } from '../../src/engine/scenario.ts';

/** A prepared scenario of the scene picker. */
export interface Scene {
  readonly id: string;
  /** Name in the picker: "Abrupt change, 1D". */
  readonly name: string;
  /** One line that says what to watch. */
  readonly summary: string;
  readonly scenario: Scenario;
}

const abruptChange: Scenario = {
  version: 1,
  title: 'Abrupt change',
  seed: 95,
  horizon: 200,
  objective: { id: 'abrupt-gp', parameters: {} },
  grid: { pointsPerDimension: 161 },
  noiseVariance: 0.05,
  model: { kernel: 'se', lengthscale: 0.14, signalVariance: 1, noiseVariance: null },
  initialDesign: { points: 1 },
  lanes: [
    { id: 'A', algorithm: 'gp-ucb', label: '', parameters: {} },
    { id: 'B', algorithm: 'et-gp-ucb', label: '', parameters: {} },
  ],
  view: { step: 1, lane: 'B', regret: 'total' },
};

const movingPeaks: Scenario = {
  ...abruptChange,
  title: 'Moving peaks',
  seed: 3,
  objective: { id: 'moving-peaks', parameters: {} },
  grid: { pointsPerDimension: 41 },
  noiseVariance: 0.02,
  model: { kernel: 'se', lengthscale: 0.2, signalVariance: 1, noiseVariance: null },
  lanes: [
    { id: 'A', algorithm: 'et-gp-ucb', label: '', parameters: {} },
    { id: 'B', algorithm: 'tv-gp-ucb', label: '', parameters: {} },
  ],
  view: { step: 1, lane: 'A', regret: 'total' },
};

/** The scenes in the order of the picker; the page opens on the first. */
export const SCENES: readonly Scene[] = [
  {
    id: 'abrupt-change',
    name: 'Abrupt change, 1D',
    summary: 'Two jumps: one lane trusts old data, the other notices.',
    scenario: abruptChange,
  },
  {
    id: 'moving-peaks',
    name: 'Moving peaks, 2D',
    summary: 'Peaks circle and take turns to lead.',
    scenario: movingPeaks,
  },
];

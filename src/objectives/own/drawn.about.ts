import type { KeyFrame } from '../../parameters/spec.ts';
import { defineParameters } from '../../parameters/typed.ts';
import type { GridObjectiveAbout } from '../spec.ts';

/** A hill that wanders and flattens, is gone at a stroke for one that melts into two, and at another for one that stays. */
const THREE_ACTS: readonly KeyFrame[] = [
  {
    step: 1,
    next: 'glide',
    points: [
      [0, -0.4],
      [0.12, -0.5],
      [0.4, 1.8],
      [0.62, -0.6],
      [0.8, -0.3],
      [1, 0.6],
    ],
  },
  {
    step: 60,
    next: 'jump',
    points: [
      [0, -0.4],
      [0.24, -0.5],
      [0.52, 1.8],
      [0.74, -0.6],
      [1, -0.1],
    ],
  },
  {
    step: 61,
    next: 'glide',
    points: [
      [0, -1.6],
      [0.18, -0.5],
      [0.45, -0.8],
      [0.73, 1.1],
      [1, -0.1],
    ],
  },
  {
    step: 130,
    next: 'jump',
    points: [
      [0, -0.9],
      [0.2, 0.9],
      [0.42, -0.4],
      [0.73, 0.6],
      [1, -0.1],
    ],
  },
  {
    step: 131,
    next: 'still',
    points: [
      [0, -0.5],
      [0.08, -1.2],
      [0.31, 1.9],
      [0.62, -0.8],
      [0.78, -0.6],
      [1, -1],
    ],
  },
  {
    step: 200,
    next: 'still',
    points: [
      [0, -0.5],
      [0.08, -1.2],
      [0.31, 1.9],
      [0.62, -0.8],
      [0.78, -0.6],
      [1, -1],
    ],
  },
];

const PARAMETERS = defineParameters(
  {
    id: 'frames',
    type: 'key frames',
    label: 'Key frames',
    symbol: '',
    help: 'The curves at some steps, each through points of its own. Between two of them the objective glides, jumps or stays still.',
    default: THREE_ACTS,
    min: -1e6,
    max: 1e6,
    lastStep: 2000,
  },
  {
    id: 'between',
    type: 'choice',
    label: 'Between points',
    symbol: '',
    help: 'Smooth: a cubic that never swings beyond its points. Straight: lines, with corners at the points.',
    default: 'smooth',
    choices: [
      { value: 'smooth', label: 'smooth' },
      { value: 'straight', label: 'straight' },
    ],
  },
);

export const DRAWN = {
  id: 'drawn',
  name: 'Drawn',
  summary: 'curves drawn by hand, and how one becomes the next',
  source: 'the user',
  dimension: 1,
  domain: [[0, 1]],
  parameters: PARAMETERS,
  defaults: {
    horizon: 200,
    noiseVariance: 0.05,
    pointsPerDimension: 200,
    model: { kernel: 'se', lengthscale: 0.15, signalVariance: 1, noiseVariance: null },
  },
} as const satisfies GridObjectiveAbout;

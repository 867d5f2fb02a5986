import { cos, exp, sin } from '../math/index.ts';
import { ANY_ORDER, type GridObjectiveSpec, type Objective, type ObjectiveContext } from './spec.ts';

interface Peak {
  /** Centre at step t. */
  readonly centre: (t: number) => readonly [number, number];
  readonly height: (t: number) => number;
}

/** Where and how high each peak is: angles and phases are spread evenly and turned by a seeded angle. */
function createPeaks(context: ObjectiveContext): Peak[] {
  const { peaks: count, turn, path, radius, trade } = context.parameters as Record<string, number>;
  const straight = (path as unknown) === 'straight';
  const stream = context.stream('peaks');
  const start = 2 * Math.PI * stream.uniform();
  return Array.from({ length: count }, (_, k) => {
    const offset = start + (2 * Math.PI * k) / count;
    const angle = (t: number) => offset + (2 * Math.PI * t) / turn;
    const along = (t: number) => radius * sin(angle(t));
    return {
      centre: (t) =>
        straight
          ? [0.5 + along(t) * cos(offset), 0.5 + along(t) * sin(offset)]
          : [0.5 + radius * cos(angle(t)), 0.5 + radius * sin(angle(t))],
      height: (t) => 1 + trade * sin((4 * Math.PI * t) / turn + (2 * Math.PI * k) / count),
    };
  });
}

/** Sum of Gaussian bumps Σ h_k(t) exp(−‖x − c_k(t)‖²/(2 width²)) − 0.5; after `jumpAfter` all centres are mirrored. */
function createMovingPeaks(context: ObjectiveContext): Objective {
  const { parameters, candidates, horizon } = context;
  const width = parameters.width as number;
  const jumpAfter = parameters.jumpAfter as number;
  const jumps = jumpAfter > 0 && jumpAfter < horizon;
  const peaks = createPeaks(context);
  const { points, size } = candidates;
  const values = new Float64Array(size);
  return {
    changePoints: jumps ? [jumpAfter] : [],
    course: ANY_ORDER,
    valuesAt(t) {
      values.fill(-0.5);
      for (const peak of peaks) {
        const [cx, cy] = peak.centre(t).map((c) => (jumps && t > jumpAfter ? 1 - c : c));
        const height = peak.height(t);
        for (let i = 0; i < size; i++) {
          const dx = points[2 * i] - cx;
          const dy = points[2 * i + 1] - cy;
          values[i] += height * exp(-(dx * dx + dy * dy) / (2 * width * width));
        }
      }
      return values;
    },
  };
}

/** Several bumps on circles or lines whose heights trade places, so that the lead passes over. */
export const movingPeaks2d: GridObjectiveSpec = {
  id: 'moving-peaks-2d',
  name: 'Moving peaks, 2D',
  summary: 'bumps on circular or straight paths trade the lead',
  source: 'Driftlab',
  dimension: 2,
  domain: [
    [0, 1],
    [0, 1],
  ],
  parameters: [
    {
      id: 'peaks',
      type: 'integer',
      label: 'Peaks',
      symbol: '',
      help: 'Number of bumps. More bumps: more near-optima to confuse.',
      default: 2,
      min: 1,
      max: 6,
    },
    {
      id: 'turn',
      type: 'integer',
      label: 'Steps per turn',
      symbol: '',
      help: 'Steps that a bump needs for one round of its path. Fewer: a faster drift.',
      unit: 'steps',
      default: 170,
      min: 10,
      max: 2000,
      scale: 'log',
    },
    {
      id: 'path',
      type: 'choice',
      label: 'Path',
      symbol: '',
      help: 'Bumps run round a circle or to and fro on a line through the centre. On a line they meet in the middle.',
      default: 'circle',
      choices: [
        { value: 'circle', label: 'circle' },
        { value: 'straight', label: 'straight line' },
      ],
    },
    {
      id: 'radius',
      type: 'number',
      label: 'Radius of the path',
      symbol: '',
      help: 'How far from the centre the bumps run. Larger: longer ways to follow.',
      default: 0.3,
      min: 0,
      max: 0.5,
      step: 0.01,
    },
    {
      id: 'width',
      type: 'number',
      label: 'Width of a bump',
      symbol: '',
      help: 'Standard deviation of each Gaussian bump. Narrower: harder to find.',
      default: 0.14,
      min: 0.03,
      max: 0.5,
      step: 0.01,
    },
    {
      id: 'trade',
      type: 'number',
      label: 'Trade of heights',
      symbol: '',
      help: 'How much the heights swing against each other. 0: all bumps stay equally high.',
      default: 0.4,
      min: 0,
      max: 1,
      step: 0.05,
    },
    {
      id: 'jumpAfter',
      type: 'integer',
      label: 'Jump after',
      symbol: '$t$',
      help: 'After this step every bump is mirrored through the centre. 0: no jump.',
      unit: 'steps',
      default: 0,
      min: 0,
      max: 2000,
    },
  ],
  defaults: {
    horizon: 200,
    noiseVariance: 0.02,
    pointsPerDimension: 50,
    model: { kernel: 'se', lengthscale: 0.18, signalVariance: 0.5, noiseVariance: null },
  },
  create: createMovingPeaks,
};

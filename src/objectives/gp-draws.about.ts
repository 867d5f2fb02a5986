import { FAMILIES } from '../kernels/spec.ts';
import type { ChoiceParam, NumberParam } from '../parameters/spec.ts';
import { defineParameters, type ValuesOf } from '../parameters/typed.ts';
import type { Domain } from './spec.ts';

/** The kernel that objectives made of GP draws are drawn from. */
const FAMILY = {
  id: 'kernel',
  type: 'choice',
  label: 'Kernel of the truth',
  symbol: '',
  help: 'How smooth the drawn functions are. Matérn draws are rougher than squared exponential ones.',
  default: 'se',
  choices: FAMILIES,
} as const satisfies ChoiceParam;

const LENGTHSCALE = {
  id: 'lengthscale',
  type: 'number',
  label: 'Lengthscale',
  symbol: '$l$',
  help: 'Distance over which the drawn functions change. Shorter: more and narrower peaks.',
  default: 0.2,
  min: 0.02,
  max: 2,
  step: 0.01,
} as const satisfies NumberParam;

/** How large the drawn functions are, and whether replicates share them: for objectives of a few draws. */
export const DRAWN_FUNCTIONS = defineParameters(
  {
    id: 'amplitude',
    type: 'number',
    label: 'Amplitude',
    symbol: '$A$',
    help: 'Standard deviation of the drawn functions; the model’s own signal variance stays as it is. Larger: changes stand out more from the noise, and more than the model expects.',
    default: 1,
    min: 0.1,
    max: 10,
    step: 0.1,
  },
  {
    id: 'sameFunction',
    type: 'toggle',
    label: 'Same function in every replicate',
    symbol: '',
    help: 'Whether replicates repeat the functions of the first one and differ in noise and first queries alone. If so, bands show one problem and not a class of them.',
    default: false,
  },
);

/** [0, 1] or [0, 1]². */
export function unitBox(dimension: 1 | 2): Domain {
  return Array.from({ length: dimension }, () => [0, 1] as const);
}

/** The parameters `kernel` and `lengthscale` with the objective's own default lengthscale. */
export const drawParameters = (lengthscale: number) =>
  defineParameters({ ...LENGTHSCALE, default: lengthscale }, FAMILY);

/** The same, with DRAWN_FUNCTIONS where an objective has them. */
export type DrawnValues = ValuesOf<ReturnType<typeof drawParameters>> &
  Partial<ValuesOf<typeof DRAWN_FUNCTIONS>>;

/** Grid and model that suit such draws: the model knows their lengthscale and variance. */
export function drawDefaults(dimension: 1 | 2, lengthscale: number) {
  return {
    pointsPerDimension: dimension === 1 ? 200 : 50,
    model: { kernel: 'se', lengthscale, signalVariance: 1, noiseVariance: null },
  } as const;
}

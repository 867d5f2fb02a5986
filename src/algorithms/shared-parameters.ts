import type { NumberParam } from '../parameters/spec.ts';

/** c1 and c2 of β_t = max(0, c1 ln(c2 t)) (ET paper §6; its appendix tables say c1 = 0.4). */
export const EXPLORATION: readonly NumberParam[] = [
  {
    id: 'c1',
    type: 'number',
    label: 'Exploration scale',
    symbol: '$c_1$',
    help: 'Scale of $β_t$ = $c_1$ ln($c_2$ $t$), which weighs uncertainty against the mean. Larger: more exploration.',
    default: 0.8,
    min: 0,
    max: 10,
    step: 0.1,
  },
  {
    id: 'c2',
    type: 'number',
    label: 'Exploration rate',
    symbol: '$c_2$',
    help: 'Rate inside the logarithm of $β_t$ = $c_1$ ln($c_2$ $t$). Larger: more exploration in the first steps.',
    default: 4,
    min: 0.1,
    max: 20,
    step: 0.1,
  },
];

/** Forgetting rate ε of TV-GP-UCB; also sets R-GP-UCB's period. */
export const CHANGE_RATE: NumberParam = {
  id: 'epsilon',
  type: 'number',
  label: 'Change rate',
  symbol: '$ε$',
  help: 'How fast the objective is believed to change: old values correlate by (1 − $ε$)^{age/2}. Larger: the past is forgotten sooner.',
  default: 0.03,
  min: 0,
  max: 1,
  step: 0.001,
};

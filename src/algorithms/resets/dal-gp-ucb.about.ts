import { choiceParameters } from '../../parameters/choice.ts';
import type { ParamSpec } from '../../parameters/spec.ts';
import { defineParameters } from '../../parameters/typed.ts';
import { scoringParameters } from '../../policy/acquisitions/registry.about.ts';
import { lookParameters } from '../../policy/looks/look-choice.about.ts';
import { EVENT_OR_GLR_TRIGGER, GLR_TRIGGER } from '../../policy/triggers/glr.about.ts';
import type { Card } from '../card.ts';
import { BESSON, GEROGIANNIS } from '../sources.about.ts';
import type { AlgorithmAbout } from '../spec.ts';

const TRIGGER_PARAMETERS = choiceParameters(
  {
    id: 'trigger',
    type: 'choice',
    label: 'Trigger',
    symbol: '',
    help: 'What decides that the objective has changed. The test of the looks, alone or with ET-GP-UCB’s event test beside it.',
    default: GLR_TRIGGER.id,
  },
  [GLR_TRIGGER, EVENT_OR_GLR_TRIGGER],
);

const SURVIVORS = {
  id: 'survivors',
  type: 'integer',
  label: 'Points kept at a reset',
  symbol: '$m$',
  help: 'The newest observations that survive a reset. At 0 the lane starts empty.',
  default: 0,
  min: 0,
  max: 1,
} as const satisfies ParamSpec;

export const DAL_GP_UCB = {
  id: 'dal-gp-ucb',
  name: 'DAL-GP-UCB',
  summary: 'looks around, and resets when a place has changed',
  source:
    'Outline of DAL (Gerogiannis et al. 2026, arXiv 2501.19401, abstract and reviews; its algorithm was not read); test of GLR-klUCB’s code (Besson et al. 2022)',
  parameters: defineParameters(
    lookParameters('constant'),
    TRIGGER_PARAMETERS,
    scoringParameters(),
    SURVIVORS,
  ),
} as const satisfies AlgorithmAbout;

export const card: Card = {
  formula:
    '$x_t$ = argmax $μ(x)$ + $√β_t$ $σ(x)$, or a look. $Z_n$ = max over $s$ of $s$($n$−$s$)/$n$ · (mean of the first $s$ − mean of the rest)² / 2$σ_n²$',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of the observations since the reset'],
    ['score', 'score every candidate: $α(x)$ = $μ(x)$ + $√β_t$ $σ(x)$'],
    [
      'query',
      '$x_t$ ← the next place of a small covering set, in a share of the queries; else the largest $α$; observe $y_t$',
    ],
    ['test', 'after a look: $Z_n$ of the values looked up at this place; $b$ = ln($c$ $n^{3/2}$/$δ$)'],
    ['reset', '$Z_n$ ≥ $b$: keep the newest $m$ alone, and begin the looks again'],
    [null, 'else keep ($x_t$, $y_t$) with the others'],
  ],
  assumes: [
    'Between changes the objective is still. The test knows no kernel: a wrong lengthscale cannot fool it, and under steady drift it resets again and again.',
    'Of DAL we have read the abstract and public reviews, not its algorithm: the small covering set, the looks and the detector are its outline. Test, threshold and the growing share are GLR-klUCB’s published code; the covering set, even spacing and the constant share are ours.',
  ],
  cost: '$O(n² + nG)$ as GP-UCB, and the length of a place’s stream at each look; a reset makes $n$ small again',
  sources: [GEROGIANNIS, BESSON],
};

import * as words from '#words/readings/explained-design';
import { type Said, saidIn } from './said.ts';

declare const LANGUAGE: string;

/** How a lane chooses a design and then a condition, as the engine says it in English, in the page's language. */
export const designExplained = (text: string): string =>
  LANGUAGE === 'en' ? text : (saidIn(DESIGN_SENTENCES, text) ?? text);

/** What the engine says of it. */
export const DESIGN_SENTENCES: readonly Said[] = [
  [
    'the design with the largest $μ^{(p)} + β^{1/m} γ^{2/m}$, then the condition where $Φ(1 − Φ)$ is largest',
    () => words.likeliestToMeet,
  ],
  [
    'the design whose interval reaches furthest beyond the level $α$ on both sides, then the condition where $Φ(1 − Φ)$ is largest',
    () => words.furthestBeyond,
  ],
  [
    'the design that meets the threshold most often in a drawn function, then the condition where $Φ(1 − Φ)$ is largest',
    () => words.oftenestInDraw(0),
  ],
  [
    'the design that meets the threshold most often in a drawn function ($m$ = {} random Fourier features), then the condition where $Φ(1 − Φ)$ is largest',
    (features) => words.oftenestInDraw(Number(features)),
  ],
  [
    'the design with the largest expectation in a drawn function, then the condition where $σ$ is largest',
    () => words.expectationInDraw(0),
  ],
  [
    'the design with the largest expectation in a drawn function ($m$ = {} random Fourier features), then the condition where $σ$ is largest',
    (features) => words.expectationInDraw(Number(features)),
  ],
  [
    'the design with the largest upper confidence bound of the expectation $g$, then the condition where $σ$ is largest',
    () => words.boundOfExpectation,
  ],
  [
    'the design with the largest expected improvement of the expectation $g$, then the condition where $σ$ is largest',
    () => words.improvementOfExpectation,
  ],
  [
    'the design whose interval of the expectation $g$ straddles the threshold most, then the condition where $σ$ is largest',
    () => words.straddlingExpectation,
  ],
  [
    'the design with the largest upper confidence bound at $E[w]$, and there the query is made',
    () => words.boundAtMean,
  ],
  [
    'the design whose interval at $E[w]$ straddles the threshold most, and there the query is made',
    () => words.straddlingAtMean,
  ],
  [
    'the design whose smallest upper bound over the central half of $w$ is largest, then the condition of its smallest lower bound',
    () => words.worstCaseBound,
  ],
  [
    'the design whose worst-case interval straddles the threshold most, then the most uncertain condition of the central half of $w$',
    () => words.worstCaseStraddling,
  ],
  ['a seeded random pair of design and condition, the same in every replay', () => words.randomPair],
];

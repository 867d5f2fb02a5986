// “Why here, why now?” with an environment.
export const givenNotScored = 'given, not chosen by the score';
export const lookAtPair = 'The pair $(x_t, w_t)$ is a look that the schedule asked for.';
export const randomPair = 'The pair $(x_t, w_t)$ is a seeded random one, not yet a choice.';
export const noModel = 'no model';
export const scored = (value: string, terms: string) => `score **${value}**; ${terms}`;
export const spreadOfAnswer = 'spread of $p(x̂)$';
export const atPair = 'at $(x_t, w_t)$';
export const atPlace = (symbol: string, place: string) => `at ${symbol} = ${place}`;
export const boundedSpread = (exact: string, bound: string) =>
  `$σ^{(p)}$ **${exact}**, bounded by $γ$ **${bound}**`;
export const doubt = (above: string, doubt: string) =>
  `$Φ$ **${above}** that $f > h$; $Φ(1 − Φ)$ **${doubt}**`;

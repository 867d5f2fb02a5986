// Lanes with an environment: maps of f(x, w), and the plot over the designs.
export const designAxis = 'design $x$';
export const environmentAxis = 'environment $w$';
export const truth = 'Truth $f$';
export const howOften = 'How often $f > h$';
export const intervalBand = 'band: its interval';
export const spreadBand = 'band: $μ^{(p)} ± γ$';
export const score = 'score';
export const answer = 'answer $x̂_t$';
export const best = 'best $x*$';
export const level = (level: string) => `level $α$ = ${level}`;
export const regret = 'regret $r_t$';
export const answerProbability = '$p$ of answer';
export const data = 'data';

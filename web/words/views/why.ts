// “Why here, why now?”
export const chosenBlindly = 'Chosen blindly: a seeded random candidate.';
export const maximises = (score: string) => `$x_t$ maximises ${score}`;
export const scoreIs = (score: string) => `score ${score}`;
export const given = '$x_t$ was given, not chosen by $α$.';
export const randomCandidate = '$x_t$ is a seeded random candidate, not yet a choice.';
export const look = '$x_t$ is a look that the schedule asked for.';
export const trueOptimum = '$x_t$ is the true optimum.';
export const queryAndOptimum = (query: string, optimum: string) =>
  `$x_t$ = ${query}, optimum $x*_t$ = ${optimum}`;
export const asGoodAsOptimum = '$x_t$ looks as good as the true optimum.';
export const betterThanOptimum = (by: string) => `$x_t$ looks better than the true optimum by **${by}**`;
export const whyHereWhyNow = 'Why here, why now?';
export const designThenCondition = 'a design $x_t$ by its score, then a condition $w_t$';
export const whyLane = (letter: string, name: string) => `Why here, lane ${letter}, ${name}`;
export const at = (symbol: string) => `at ${symbol}`;
export const atPlace = (symbol: string, place: string) => `at ${symbol} = ${place}`;

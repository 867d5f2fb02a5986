// What a fit of the model to a lane's data did; symbols between dollar signs.
export const nothingLikelier = (lane: string, points: number, likelihood: string) =>
  `Nothing changed: no likelier model of lane ${lane}’s ${points} points was found, log likelihood ${likelihood}.`;
export const fitted = (lane: string, points: number, before: string, after: string) =>
  `Fitted to lane ${lane}’s ${points} points: log likelihood ${before} → ${after}.`;
export const ofTheLane = (changes: readonly string[]) => ` The lane’s own: ${changes.join(', ')}.`;
export const parameterChange = (symbol: string, was: string, is: string) => `${symbol} = ${was} → ${is}`;

// How relevant each observation is.
export const notKnownYet = 'Not known yet.';
export const relevance = 'Relevance';
export const relevanceMeans =
  '$R$: how far all later predictions would move without the point. Surprise makes it large, a newer point close by makes it small.';
export const held = 'held';
export const droppedNow = 'dropped now';
export const ageAxis = 'age, steps';
export const relevanceAxis = 'relevance $R$, root scale';
export const nextRelevance = (relevance: string) => `next $R$ ${relevance}`;
export const nextPrice = (price: string) => `next $c$ = ${price}`;
export const budget = (budget: string) => `budget $b$ = ${budget}`;

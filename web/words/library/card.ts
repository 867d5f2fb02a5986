// The card of an algorithm.
export const theCard = 'The card of an algorithm';
export const close = 'Close the card';
export const assumes = 'Assumes';
export const stepCosts = 'A step costs';
export const sources = 'Sources';
export const source = 'Source';
export const shownBy = 'Shown by';
export const arxiv = (id: string) => `arXiv ${id}`;

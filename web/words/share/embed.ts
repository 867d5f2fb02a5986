// The page in another one's frame.

export const name = 'Driftlab';
export const pageTitle = (title: string) => `${title} · Driftlab`;
export const noLane = 'This run has no lane.';
export const noSuchLane = (letter: string) => `This run has no lane ${letter}.`;
export const regretPanel = 'The regret panel';
export const lane = (letter: string) => `Lane ${letter}`;
export const insight = 'Insight';
export const time = 'Time';
export const openHere = 'Open the whole page at this step, in a new tab';
export const openInTab = 'Driftlab: open the whole page in a new tab';
export const notEmbedded = 'The address does not ask for an embedded page.';
export const embeddedPage = 'The embedded page';
export const placeRefused = 'Only a run can be embedded: this address names a place of the whole page.';
export const gameRefused = 'A game cannot be embedded: it is played on the whole page.';

// What the page around hears of a message that is none.
export const wrongType = (given: string) =>
  `A message’s type must be play, pause, step, goto or open, got ${given}.`;
export const wrongGoto = (rule: string, given: string) => `goto: step ${rule}, got ${given}.`;
export const wrongStep = (rule: string, given: string) => `step: by ${rule}, got ${given}.`;
export const linkNoText = (given: string) => `open: link must be a text, got ${given}.`;
export const linkTooLong = 'open: link must have at most 2,000,000 characters.';

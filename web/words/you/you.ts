// The game: somebody chooses the queries on a hidden world.

export const settings = 'The game’s settings';
export const title = 'You are the optimiser';
export const task = 'Find the top of what you cannot see. **It may move.**';
export const dataKey = 'data, old to new';
export const newestKey = 'newest';
export const lane = (letter: string) => `Lane ${letter}, You`;
export const you = 'You';
export const regret = 'regret $R_t$';
export const best = 'best $y$';
export const data = 'data';
export const stepsLeft = 'left';

// The board and what queries there.
export const board = 'Where to query';
export const boardKeys = 'Arrow keys aim, with Shift by ten; Enter queries.';
export const modelAndReadings = 'mean of the model, and your readings';
export const readings = 'your readings';
export const query = 'Query';
export const queryHere = 'Query here';
export const tryAgain = 'Try again';
export const aimLeft = 'Aim left';
export const aimRight = 'Aim right';
export const ofHorizon = (horizon: number) => `of ${horizon}`;

// What a query read.
export const arm = (number: number) => `arm ${number}`;
export const anywhere = 'Query anywhere.';
export const readAt = (place: string, value: string) => `At ${place} you read $y$ = **${value}**.`;
export const readFrom = (arm: string, value: string) => `From ${arm} you read $y$ = **${value}**.`;
export const resumed = (step: number) => `Kept as you left it: go on at ${step}.`;
export const announcement = (step: number, horizon: number, reading: string, standings: string) =>
  `Step ${step} of ${horizon}. ${reading} ${standings}.`;
export const left = (steps: number) => `${steps} left`;

export const queries = 'Your queries';
export const queriesKey = 'larger: more $y$';
export const toMake = (queries: number) =>
  queries === 1 ? '1 query to make.' : `${queries} queries to make.`;
export const made = (made: number, left: number) => `${made} made, ${left} left.`;

// The race, by differences of regret.
export const race = 'The race';
export const raceTitle = 'Regret';
export const raceKey = 'yours minus theirs';
export const noRival = 'Nobody to race against.';
export const aheadOfYou = 'ahead of you by';
export const level = 'level';
export const ahead = (regret: string) => `${regret} ahead`;
export const behind = (regret: string) => `${regret} behind`;
export const rival = (name: string, standing: string) => `${name} ${standing}`;
export const rivalAfter = (name: string, standing: string, step: number) =>
  `${name} ${standing} after step ${step}.`;
export const leftRace = (name: string, fault: string) => `${name} has left the race: ${fault}`;

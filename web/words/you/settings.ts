// What a game is played on and against.

export const hiddenWorld = 'Hidden world';
export const hiddenUntilEnd = 'It is shown when the game is over.';
export const world = 'World';
/** The worlds to be dealt, and what is said of each. */
export const curve = 'A curve';
export const curveNote = 'one coordinate; it may jump';
export const map = 'A map';
export const mapNote = 'two coordinates; it may jump';
export const arms = 'Arms';
export const armsNote = '14 industries: where is unemployment most unusual?';
export const pageObjective = 'The page’s objective';
export const drawnAnew = (title: string) => `${title}, drawn anew`;
export const untitled = 'untitled';
export const fromLink = 'From the link';
export const fromLinkNote = 'the world you were sent';
export const seed = 'Seed';
export const seedLabel = 'Seed of the game';
export const freshSeed = 'A fresh seed';
export const steps = 'Steps';
export const stepsLabel = 'Steps of the game';
export const stepsText = (steps: number) => `${steps} steps`;

export const against = 'Against';
export const addLane = '+ Add lane';
export const mostRivals = 'Five rivals are the most; remove one first.';
export const withoutRival = (letter: string, name: string) => `Without lane ${letter}, ${name}`;
export const fixed = 'World and rivals are fixed since the first query.';

export const help = 'Help';
export const model = 'A model of the data';
export const modelNote =
  'Mean ± $√β_t σ$ of GP-UCB’s model on your readings alone; it takes the world to stand still.';

export const end = 'This game';
export const showTruth = 'Show the truth';
export const newGame = 'New game';
export const keptGames = 'Left half way';
export const keptGame = (seed: number, made: number, horizon: number) =>
  `Seed ${seed}, ${made} of ${horizon} queries`;
export const showTruthNote = '“Show the truth” ends the game before its last step.';

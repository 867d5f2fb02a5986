// Looks that a schedule asks for.
export const cost = (count: number, regret: string, all: string) =>
  `${count} ${count === 1 ? 'look' : 'looks'} cost ${regret} of ${all}`;

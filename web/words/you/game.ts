// What a game answers when it cannot go on.

export const workerStopped =
  'The worker that holds the hidden world stopped. The queries made so far are kept.';
export const noGame = 'No game is open.';
export const notKept = (reason: string) => `The game lasts as long as this page. ${reason}`;

// What a game answers when it cannot go on.

export const workerStopped =
  'The worker that holds the hidden world stopped. The queries made so far are kept.';
export const noGame = 'No game is open.';

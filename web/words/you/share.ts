export const shareWorld = 'Share this hidden world';
export const noGame = 'No game is open.';
export const link = 'Link to this game';
export const note =
  'Whoever opens it plays on the same world and noise, from the first query on, against the same rivals. The link holds the world as well: `driftlab run` prints its truth, so a contest rests on trust. When your game is over, its link can carry your queries. Nothing is sent to a server.';

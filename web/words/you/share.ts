export const shareWorld = 'Share this hidden world';
export const noGame = 'No game is open.';
export const link = 'Link to this game';
export const note =
  'Whoever opens it plays on the same world and noise, from the first query on, against the same rivals. When your game is over, its link can carry your queries. Nothing is sent to a server.';

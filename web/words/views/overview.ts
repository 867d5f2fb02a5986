// The lanes as tiles.
export const regretOfAnswer = 'regret of the answer';
export const mean = 'mean $μ$';
export const uncertainty = 'uncertainty $σ$';
export const acquisition = 'acquisition $α$';
export const fieldOfTiles = 'Field of the tiles';
export const oneScale = (from: string, to: string) => `one scale, ${from} to ${to}`;
export const otherLanes = 'The other lanes';
export const failed = 'failed';
export const laneNamed = (letter: string, name: string) => `Lane ${letter}, ${name}`;
export const noModel = 'no model';
export const or = 'or';
export const escapeKey = 'Esc';
export const showsAll = 'shows all lanes';
export const enlarges = 'enlarges a lane';
export const enlargeLane = 'Enlarge lane';
export const regret = 'regret';

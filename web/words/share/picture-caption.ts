// The caption of a picture.

export const untitled = 'Untitled';
export const step = (step: number, horizon: number) => `t = ${step} of ${horizon}`;
export const seedAndReplicate = (seed: number, replicate: number) => `seed ${seed} (replicate ${replicate})`;
export const seed = (seed: number) => `seed ${seed}`;
export const posteriorAsState = 'Kalman posterior on the candidates';
export const madeBy = (engine: string) => `Driftlab, engine ${engine}`;

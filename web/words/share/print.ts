// The summary of a run on a sheet of paper.

export const summary = 'The summary';
export const pageTitle = (title: string) => `${title} · Driftlab`;
export const name = 'Driftlab';
export const print = 'Print';
export const onePage = 'One page, A4 or Letter, upright.';
export const computing = 'The run is being computed.';
export const lanes = 'Lanes';
export const settings = 'Settings';
export const addressTooLong = 'The link is too long to type: keep it beside this sheet.';
export const unplayed = 'A game has no summary before it is played.';

// The table of the lanes.
export const atStep = (step: number) => `at $t$ = ${step}`;
export const answerRegret = 'regret $r_t$ of the answer';
export const f1 = 'F1';
export const data = 'data';
export const regret = 'regret $R_t$';
export const averageRegret = 'average $R_t/t$';
export const resets = 'resets';
export const fingerprint = 'fingerprint';
export const laneComputing = 'being computed';
export const laneEndedBefore = 'ended before this step';

// The settings below it.
export const seedAndReplicate = (seed: number, replicate: number) => `seed ${seed}, replicate ${replicate}`;
export const seed = (seed: number) => `seed ${seed}`;
export const objective = (values: string) => `Objective: ${values}`;
export const table = (name: string) => `table “${name}”`;
export const response = (seconds: string) => `a query takes ${seconds} s, n the observations held`;
export const frame = (seconds: string) => `a step of the world ${seconds} s`;
export const run = (values: string) => `Run: ${values}`;
export const model = (values: string) => `Model of every lane: ${values}`;
export const act = (name: string, step: number) => `${name} at t = ${step}`;
export const acts = (acts: string) => `Acts upon the world: ${acts}`;

// The sections of the controls: objective, model, lanes, acts.
export const changeTheWorld = 'Change the world';
export const actNow = '+ Act now';
export const lanes = 'Lanes';
export const fullHouse = 'Six lanes are the most; remove one first.';
export const addLane = '+ Add lane';
export const selected = 'selected';
export const laneMore = (letter: string, name: string) => `Lane ${letter}, ${name}: more`;
export const rename = 'Rename';
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const duplicate = 'Duplicate';
export const branchHere = 'Branch here';
export const branchNote =
  'Keeps the queries so far. With other parameters its memory, tests and resets are computed anew from step 1.';
export const howItWorks = 'How it works';
export const remove = 'Remove';
export const nameOfLane = (letter: string) => `Name of lane ${letter}`;
export const kernel = 'Kernel';
export const model = 'Model';
export const fitting = 'Fitting…';
export const fitToLane = (letter: string) => `Fit to lane ${letter}`;
export const lengthscaleEach = 'One lengthscale for each dimension.';
export const lengthscaleAll = 'One lengthscale for all dimensions.';
export const oneForAll = 'One for all?';
export const oneForEach = 'One for each?';
export const objective = 'Objective';
export const yourOwn = 'Your own';
const paceIn = (steps: number) =>
  steps < 1 ? 'less than a step' : steps === 1 ? '1 step' : `${steps} steps`;
export const pace = (steps: number) =>
  `By a fit $l_T$ is **${paceIn(steps)}** here. A lane can follow when $l_T$ is some 20 steps or more.`;
export const lastRunStillShown = 'The last run that worked is still shown.';
export const defaults = 'Defaults';
export const youHaveNoParameters = 'You have no parameters.';
export const noParameters = (name: string) => `${name} has no parameters.`;

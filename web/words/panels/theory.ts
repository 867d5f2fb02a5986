// What the theorems say of a run.
export const theory = 'Theory';
export const logarithmic = (quantity: string) => `${quantity}, logarithmic`;
export const boundFarAbove = 'bound, far above practice';
export const anyPolicy = 'any policy';
export const floor = 'nobody, on average';
export const addLane = 'Add a lane to hold the theorems against it.';
export const lane = 'Lane';
export const hiddenUntilEnd =
  'The theorems are held against the whole run: what they say is hidden until the last step.';
export const laneRunning = 'The lane is still being computed.';
export const workingOut = 'Working out the bound…';
export const noModel = (name: string) => `${name} has no model: no theorem is about it.`;
export const noTheorem = 'No theorem covers this run.';
export const notAbout = (name: string) => `None of the theorems here is about ${name}.`;
export const bound = 'bound';
export const notMet = 'not met';
export const met = 'met';
export const fails = 'fails';
export const regret = 'regret';

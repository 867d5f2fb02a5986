// Acts upon the world.
export const fromStep = 'From step';
export const fromStepHelp = 'The first step that sees the act. The algorithms are told nothing of it.';
export const actAt = (name: string, step: number) => `${name} at step ${step}`;
export const takeBackAct = (name: string, step: number) => `Take back ${name} at step ${step}`;
export const takeBack = 'Take back';

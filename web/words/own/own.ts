// The editor of an objective of one's own: what all its tabs have.

// The frame of its tabs.
export const tabPanel = (title: string) => `The tab “${title}”`;
export const tabs = 'Ways to an objective';
export const controls = 'Controls of the objective';
export const cancel = 'Cancel';
export const use = 'Use in the lanes';
export const insight = 'Beside the objective';
export const useKeys = 'Ctrl Enter';

export const name = 'Name';
export const world = 'World';

export const neverJumps = 'The objective never jumps.';
export const jumpsAfter = (steps: readonly number[]) =>
  steps.length === 1
    ? `The objective jumps after ${steps[0]}.`
    : `The objective jumps after ${steps.slice(0, -1).join(', ')} and ${steps.at(-1)}.`;

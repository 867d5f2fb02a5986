// The first visit: two sentences, and five steps round the page.
export const tour = 'Tour';
export const back = 'Back';
export const begin = 'Show me round';
export const next = 'Next';
export const done = 'Done';
export const skip = 'Skip';
export const close = 'Close the tour';
export const stepOf = (step: number, steps: number) => `${step} of ${steps}`;
export const whatDrifts =
  'The black curve is the objective. It **drifts**: it changes while it is optimised, and old data mislead.';
export const whatRegretIs =
  '**Regret** is what a query cost: the value at the optimum less the value where the algorithm looked.';
export const lanes = 'Lanes';
export const aboutLanes =
  'One algorithm each, on the same objective and noise. The band is what its model takes to be possible, the strip below it the score whose maximum is the next query.';
export const time = 'Time';
export const aboutTime =
  'Space plays and stops. Drag the line to any step; N goes to the next change, and slow motion shows a step in its five phases.';
export const regret = 'Regret';
export const aboutRegret =
  'The sum of what each lane has paid. The flatter a line runs, the better that lane follows.';
export const controls = 'Controls';
export const aboutControls =
  'Objective, lanes and their parameters. Each change is run at once, and Undo takes it back.';
export const library = 'Library';
export const aboutLibrary =
  'Lessons that ask before they show, more scenes, the papers’ tables, and what you keep. A label is explained where the pointer rests on it.';

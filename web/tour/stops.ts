/** What the tour says beside a part of the page. */
export interface Stop {
  /** The first of these that is in sight is shown. */
  readonly at: readonly string[];
  readonly title: string;
  readonly text: string;
}

/** What a first visit says before anything else: what drifts, and what regret is. */
export const WELCOME = [
  'The black curve is the objective. It **drifts**: it changes while it is optimised, and old data mislead.',
  '**Regret** is what a query cost: the value at the optimum less the value where the algorithm looked.',
] as const;

/** Five steps round the page. */
export const STOPS: readonly Stop[] = [
  {
    at: ['.lanes .lane', '.lanes'],
    title: 'Lanes',
    text: 'One algorithm each, on the same objective and noise. The band is what its model takes to be possible, the strip below it the score whose maximum is the next query.',
  },
  {
    at: ['.transport'],
    title: 'Time',
    text: 'Space plays and stops. Drag the line to any step; N goes to the next change, and slow motion shows a step in its five phases.',
  },
  {
    at: ['#panel-regret', '.insight'],
    title: 'Regret',
    text: 'The sum of what each lane has paid. The flatter a line runs, the better that lane follows.',
  },
  {
    at: ['.controls', '[aria-label="Controls"]'],
    title: 'Controls',
    text: 'Objective, lanes and their parameters. Each change is run at once, and Undo takes it back.',
  },
  {
    at: ['.scene-button'],
    title: 'Library',
    text: 'More scenes, the papers’ tables, and what you keep. A label is explained where the pointer rests on it.',
  },
];

import * as words from '#words/lessons/tour';

/** What the tour says beside a part of the page. */
export interface Stop {
  /** The first of these that is in sight is shown. */
  readonly at: readonly string[];
  readonly title: string;
  readonly text: string;
}

/** What a first visit says before anything else: what drifts, and what regret is. */
export const WELCOME = [words.whatDrifts, words.whatRegretIs] as const;

/** Five steps round the page. */
export const STOPS: readonly Stop[] = [
  {
    at: ['.lanes .lane', '.lanes'],
    title: words.lanes,
    text: words.aboutLanes,
  },
  {
    at: ['.transport'],
    title: words.time,
    text: words.aboutTime,
  },
  {
    at: ['#panel-regret', '.insight'],
    title: words.regret,
    text: words.aboutRegret,
  },
  {
    at: ['.controls', '[aria-label="Controls"]'],
    title: words.controls,
    text: words.aboutControls,
  },
  {
    at: ['.scene-button'],
    title: words.library,
    text: words.aboutLibrary,
  },
];

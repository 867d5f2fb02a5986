import type { Scenario, View } from '../../src/contracts/scenario.ts';
import { learnerOf } from '../../src/engine/game/learner.ts';
import { withChoices } from '../../src/engine/game/with-choices.ts';

/** The state in which the receiver finds the page. */
export interface ShareOptions {
  /** Whether it opens at the step shown; otherwise at the first. */
  readonly atStep: boolean;
  /** Whether steps after the one shown are hidden. */
  readonly hide: boolean;
  /** Whether it plays at once. */
  readonly playing: boolean;
  /** Whether the controls are locked. */
  readonly lock: boolean;
  /** Whether only the lanes are shown, without the insight panels. */
  readonly lanesAlone: boolean;
  /** Whether the way to a game is removed. */
  readonly noGame: boolean;
  /** Whether it has the sender's theme; otherwise the receiver's. */
  readonly theme: boolean;
  /** Whether a person's queries are removed, so that the receiver plays on the same world. */
  readonly asGame: boolean;
}

/** The options that match the page's current state. */
export const optionsOf = ({ view }: Pick<Scenario, 'view'>): ShareOptions => ({
  atStep: true,
  hide: view.hide !== undefined,
  playing: view.start !== undefined,
  lock: view.lock !== undefined,
  lanesAlone: view.show !== undefined,
  noGame: view.you !== undefined,
  theme: view.theme !== undefined,
  asGame: false,
});

/** The scenario with the chosen options applied. */
export function sharedScenario(given: Scenario, options: ShareOptions, theme: View['theme']): Scenario {
  const scenario = withoutLecture(given);
  if (options.asGame) return withChoices(fromStart(scenario), []);
  const { hide: _, start: __, lock: ___, theme: ____, show: _____, you: ______, ...rest } = scenario.view;
  const view: View = {
    ...rest,
    ...(!options.atStep && { step: 1 }),
    ...(options.hide && { hide: 'future' }),
    ...(options.playing && { start: 'playing' }),
    ...(options.lock && { lock: 'controls' }),
    ...(options.lanesAlone && { show: 'lanes' }),
    ...(options.noGame && { you: 'none' }),
    ...(options.theme && theme && { theme }),
  };
  return { ...scenario, view };
}

/** Someone who scans the code gets the page with its controls. */
function withoutLecture({ view: { lecture: _, ...view }, ...scenario }: Scenario): Scenario {
  return { ...scenario, view };
}

const fromStart = (scenario: Scenario): Scenario => ({ ...scenario, view: { ...scenario.view, step: 1 } });

/** Whether a person has played the scenario, so that it can be shared as a game. */
export const wasPlayed = (scenario: Scenario): boolean => (learnerOf(scenario)?.choices?.length ?? 0) > 0;

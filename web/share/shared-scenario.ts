import type { Scenario, View } from '../../src/contracts/scenario.ts';
import { learnerOf } from '../../src/engine/game/learner.ts';
import { withChoices } from '../../src/engine/game/with-choices.ts';

/** How the receiver finds the page. */
export interface ShareOptions {
  /** At the step shown here; else at the first. */
  readonly atStep: boolean;
  /** Nothing after the step shown is drawn. */
  readonly hide: boolean;
  /** It plays at once. */
  readonly playing: boolean;
  /** It shows and plays, and changes nothing. */
  readonly lock: boolean;
  /** The lanes alone, without the insight panels. */
  readonly lanesAlone: boolean;
  /** Without the way to a game. */
  readonly noGame: boolean;
  /** In the theme that it has here; else as the receiver has it. */
  readonly theme: boolean;
  /** Without the queries of the person who played: the receiver plays on the same world. */
  readonly asGame: boolean;
}

/** As the page is here. */
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

/** The scenario as the receiver is to find it. */
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

/** Who takes the code from the wall has a page of their own, with its controls. */
function withoutLecture({ view: { lecture: _, ...view }, ...scenario }: Scenario): Scenario {
  return { ...scenario, view };
}

const fromStart = (scenario: Scenario): Scenario => ({ ...scenario, view: { ...scenario.view, step: 1 } });

/** Whether somebody played it: then it can also be shared as a game. */
export const wasPlayed = (scenario: Scenario): boolean => (learnerOf(scenario)?.choices?.length ?? 0) > 0;

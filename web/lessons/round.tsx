import * as words from '#words/lessons/lesson';
import { LANE_LETTERS, type Scenario } from '../../src/contracts/scenario.ts';
import type { Step } from '../../src/lessons/lesson.ts';
import type { Round as RoundSettings } from '../../src/lessons/step-shape.ts';
import { queriesMade } from '../game/kept.ts';
import { visitPlace } from '../store/address/place.ts';
import { page } from '../store/page.ts';

/**
 * A round of “You” on the step's scene: the learner chooses the queries. Esc or Back returns to the step, and so does
 * Esc once the truth is shown; an unfinished round can be continued.
 */
export function Round({ step, round }: { step: Step; round: RoundSettings }) {
  const dealt = roundOf(step.scenario, round);
  const made = queriesMade(dealt);
  const play = () => {
    page.setState({ dealt, dealtBy: page.getState().place?.detail });
    visitPlace({ name: 'you', detail: '' });
  };
  return (
    <p className="lesson-answer">
      <button type="button" className="btn solid" onClick={play}>
        {made > 0 ? words.goOnAtQuery(made + 1) : words.chooseQueries(round.steps)}
      </button>
    </p>
  );
}

/** The scene as a game without queries yet: the rivals, and the learner with the letter after theirs. */
export function roundOf(scenario: Scenario, { steps, rivals }: RoundSettings): Scenario {
  const lanes = scenario.lanes.filter(({ id }) => rivals.includes(id));
  const id = LANE_LETTERS.find((letter) => lanes.every((lane) => lane.id !== letter)) ?? 'F';
  const { view: _, ...rest } = scenario;
  return {
    ...rest,
    title: words.game,
    horizon: Math.min(steps, scenario.horizon),
    initialDesign: { points: 0 },
    lanes: [{ id, algorithm: 'you', label: '', parameters: {}, waits: true }, ...lanes],
    view: { step: 1, lane: id, regret: 'total' },
  };
}

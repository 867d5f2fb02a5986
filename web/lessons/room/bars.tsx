import * as words from '#words/lessons/room';
import type { Predict } from '../../../src/lessons/step-shape.ts';
import { useLesson } from '../../course/state.ts';
import { Marked } from '../words.tsx';
import { chosen } from './outcome.ts';
import { useGuesses } from './room.ts';

interface BarsProps {
  readonly predict: Predict;
  /** Whether bars show how often each answer was chosen. */
  readonly counted: boolean;
}

/** The answers to choose from, with how often each was chosen; once the truth is shown, the right one is marked. */
export function Bars({ predict, counted }: BarsProps) {
  const counts = chosen(predict, useGuesses());
  const answered = useLesson((state) => state.answers[state.at] !== undefined);
  const most = Math.max(1, ...counts);
  return (
    <ol
      className={answered ? 'class-bars answered' : 'class-bars'}
      aria-label={counted ? words.chosenAre : words.choices}
    >
      {predict.choice?.map((text, i) => {
        const right = answered && predict.answer === i + 1;
        return (
          <li key={text} className={right ? 'right' : undefined}>
            <p>
              <Marked text={text} /> {right && <em>{words.right}</em>}
            </p>
            {counted && <i style={{ width: `${(82 * counts[i]) / most}%` }} />}
            {counted && <b>{counts[i]}</b>}
          </li>
        );
      })}
    </ol>
  );
}

import { countAsked } from '../../../src/lessons/codes/question.ts';
import { kindOf, type Predict } from '../../../src/lessons/step-shape.ts';
import { type Answer, stepOf, useLesson } from '../../course/state.ts';
import type { LaneOverlayProps, TimeOverlayProps } from '../../plot/overlays.ts';
import { numberOf } from '../fill.ts';
import { partsAbout, rightIn, subjectOf } from '../predict/aim.ts';
import { useMeasuredRun } from '../run.ts';
import { Dots } from './dots.tsx';
import { tolerance } from './outcome.ts';
import { useGuesses } from './room.ts';

/** All guesses in their lane. */
export function RoomLaneMarks(props: LaneOverlayProps) {
  const predict = useLesson((state) => stepOf(state)?.predict);
  const kind = predict && kindOf(predict);
  if (predict && kind === 'level') return <Levels {...props} predict={predict} />;
  if (predict && kind === 'place') return <Places {...props} predict={predict} />;
  return null;
}

/** All guesses in their panel. */
export function RoomTimeMarks(props: TimeOverlayProps) {
  const step = useLesson(stepOf);
  const { predict } = step ?? {};
  if (!predict || step?.panel !== props.panel) return null;
  const kind = kindOf(predict);
  if (kind === 'step') return <Steps {...props} predict={predict} />;
  if (kind === 'curve' && props.y) return <Ends {...props} y={props.y} predict={predict} />;
  return null;
}

/** The guesses at one part of the question and, once shown, the right answer and the range that counts as near. */
export function useAsked(predict: Predict) {
  const guesses = useGuesses();
  const run = useMeasuredRun();
  const answer = useLesson((state) => state.answers[state.at]);
  return (target: number, px: (value: number) => number) => {
    const right = answer ? (rightIn(answer, predict, run)[target] ?? null) : null;
    const away = right === null ? 0 : tolerance(predict, right, run);
    return {
      at: numbersAt(guesses, target).map(px),
      right: right === null ? null : px(right),
      near: right === null ? null : ([px(right - away), px(right + away)] as const),
    };
  };
}

const numbersAt = (guesses: readonly Answer['values'][], target: number): number[] =>
  guesses.flatMap(({ [target]: value }) => (typeof value === 'number' ? [value] : []));

const within = (low: number, high: number) => (px: number) => Math.max(low, Math.min(high, px));

type MarksProps = { readonly predict: Predict };

/** Share of a plot's height that dots may take. */
const SHARE = 0.45;

function Places({ predict, letter, left, right, top, foot, x }: LaneOverlayProps & MarksProps) {
  const run = useMeasuredRun();
  const asked = useAsked(predict);
  const inside = within(left, right);
  const mine = partsAbout(predict, letter, run.t);
  return mine.map((target) => (
    <g key={target} data-lane={letter}>
      <Dots
        {...asked(target, (value) => inside(x(value)))}
        base={foot}
        toward={-1}
        room={SHARE * (foot - top)}
      />
    </g>
  ));
}

/** Distance from a query's line to the guesses at its height, in px. */
const BESIDE = 4;

function Levels({ predict, letter, t, left, right, top, bottom, x, y }: LaneOverlayProps & MarksProps) {
  const run = useMeasuredRun();
  const asked = useAsked(predict);
  if (subjectOf(predict, 0, run.t).lane !== letter) return null;
  const place = predict.x ?? numberOf(run, `query(${letter}, ${predict.at ?? run.t})`);
  if (place === null) return null;
  const px = x(place);
  const toward = px > (left + right) / 2 ? -1 : 1;
  const room = SHARE * (toward < 0 ? px - left : right - px);
  const inside = within(top, bottom);
  return (
    <g data-lane={letter}>
      {(predict.at !== t || predict.x !== undefined) && (
        <line className="guess-line" x1={px} x2={px} y1={top} y2={bottom} />
      )}
      <Dots
        {...asked(0, (value) => inside(y(value)))}
        base={px + toward * BESIDE}
        {...{ toward, room }}
        upright
      />
    </g>
  );
}

function Steps({ predict, left, right, top, bottom, x }: TimeOverlayProps & MarksProps) {
  const asked = useAsked(predict);
  const inside = within(left, right);
  return (
    <Dots
      {...asked(0, (value) => inside(x(value)))}
      base={bottom}
      toward={-1}
      room={SHARE * (bottom - top)}
    />
  );
}

type EndsProps = TimeOverlayProps & MarksProps & { readonly y: NonNullable<TimeOverlayProps['y']> };

/** The guessed ends of each lane's regret; the dots of each lane are next to those of the lane before. */
function Ends({ predict, left, right, top, bottom, x, y }: EndsProps) {
  const asked = useAsked(predict);
  const inside = within(top, bottom);
  const end = Math.min(right, x(predict.to ?? 1));
  const room = (SHARE * (end - left)) / countAsked(predict);
  return predict.curve?.map((letter, target) => (
    <g key={letter} data-lane={letter} className="guess-ends">
      <Dots
        {...asked(target, (value) => inside(y(value)))}
        base={end - target * room}
        toward={-1}
        room={room - 4 * BESIDE}
        upright
      />
    </g>
  ));
}

import './frame-strip.css';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import * as words from '#words/own/draw';
import { MOST_FRAMES } from '../../../src/parameters/key-frames.ts';
import { linePath } from '../../../src/picture/paths.ts';
import { linear } from '../../../src/picture/scale.ts';
import { MathText } from '../../ui/math-text.tsx';
import { useSize } from '../../ui/use-size.ts';
import { change, draft, endGesture, look, useDraft } from './draft.ts';
import { addFrame, curveOf, freeStep, moveFrame, rangeOf, removeFrame } from './drawing.ts';
import { type StripLayout, stripLayout } from './strip-layout.ts';

const HEIGHT = 64;
const AXIS = 104;

/** The key frames over time: a small picture each, their steps on the axis, and the transitions. */
export function FrameStrip() {
  const { frames, at, horizon } = useDraft((state) => state);
  const [box, { width }] = useSize<HTMLDivElement>();
  const [pointed, setPointed] = useState<number | null>(null);
  const wanted = pointed ?? freeStep(frames, at, horizon);
  const full = frames.length === MOST_FRAMES;
  return (
    <section aria-labelledby="strip-title">
      <div className="phead strip-head">
        <h3 id="strip-title">{words.keyFrames}</h3>
        <button
          type="button"
          className="strip-add"
          disabled={full || wanted === null}
          onClick={() => addKeyFrame(wanted)}
        >
          <kbd>+</kbd>{' '}
          {full ? (
            words.mostFrames(MOST_FRAMES)
          ) : wanted === null ? (
            words.noFreeStep
          ) : (
            <MathText text={words.addAt(wanted)} />
          )}
        </button>
      </div>
      <div ref={box} className="frame-strip">
        {width > 0 && (
          <Strip layout={stripLayout(frames, horizon, width)} width={width} onPoint={setPointed} />
        )}
      </div>
    </section>
  );
}

/** Adds a key frame at a step, by default in the middle of the next gap, and chooses it. */
export function addKeyFrame(step?: number | null): void {
  const { frames, at, between, horizon } = draft.getState();
  const wanted = step ?? freeStep(frames, at, horizon);
  const added = wanted === null ? null : addFrame(frames, wanted, between);
  if (added) change({ ...added, point: null });
}

/** Removes the chosen key frame. */
export function removeKeyFrame(): void {
  const { frames, at } = draft.getState();
  change({ frames: removeFrame(frames, at), at: Math.max(0, at - 1), point: null });
}

interface StripProps {
  readonly layout: StripLayout;
  readonly width: number;
  readonly onPoint: (step: number | null) => void;
}

function Strip({ layout, width, onPoint }: StripProps) {
  const { frames } = useDraft((state) => state);
  const { x, slots } = layout;
  const [first, last] = x.range();
  const [low, high] = x.domain();
  const stepAt = ({ currentTarget, clientX }: MouseEvent<HTMLButtonElement>) => {
    const step = Math.round(x.invert(clientX - currentTarget.getBoundingClientRect().left + first - 8));
    return step >= low && step <= high && !frames.some((frame) => frame.step === step) ? step : null;
  };
  const [ghost, setGhost] = useState<number | null>(null);
  const point = (step: number | null) => {
    setGhost(step);
    onPoint(step);
  };
  return (
    <>
      <button
        type="button"
        className="track"
        tabIndex={-1}
        aria-label={words.addAtPointer}
        style={{ left: first - 8, width: last - first + 16, top: AXIS - 14, height: 28 }}
        onPointerMove={(event) => point(event.pointerType === 'mouse' ? stepAt(event) : null)}
        onPointerLeave={() => point(null)}
        onClick={(event) => {
          const step = stepAt(event);
          if (step !== null) addKeyFrame(step);
          point(null);
        }}
      />
      <Axis layout={layout} width={width} ghost={ghost} />
      {Array.from(slots.keys(), (index) => (
        <Thumb key={index} index={index} layout={layout} />
      ))}
    </>
  );
}

/** The axis of steps with its key frames, and the place where a click would add one. */
function Axis({ layout, width, ghost }: Pick<StripProps, 'layout' | 'width'> & { ghost: number | null }) {
  const { x, slots } = layout;
  const [first, last] = x.range();
  const [low, high] = x.domain();
  return (
    <svg className="chart" width={width} height={140} aria-hidden="true">
      {slots.map(({ left, width: size, at }) => (
        <path key={at} className="stem" d={`M${left + size / 2} ${HEIGHT + 4}L${at} ${AXIS - 8}`} />
      ))}
      <line className="bar" x1={first} x2={last} y1={AXIS} y2={AXIS} />
      {layout.words.map(({ text, at }) => (
        <text key={at} className="word" x={at} y={AXIS + 4} textAnchor="middle">
          {text}
        </text>
      ))}
      {layout.jumps.map(({ at, named }) => (
        <g key={at}>
          <line className="jump" x1={at} x2={at} y1={AXIS + 9} y2={AXIS + 17} />
          {named && (
            <text className="t1" x={at} y={AXIS + 29} textAnchor="middle">
              {words.jump}
            </text>
          )}
        </g>
      ))}
      <text x={first} y={AXIS + 29} textAnchor="middle">
        {low}
      </text>
      <text x={last} y={AXIS + 29} textAnchor="middle">
        {high}
      </text>
      {ghost !== null && (
        <g className="ghost">
          <path d={diamond(x(ghost))} />
          <text className="t1" x={x(ghost)} y={AXIS - 12} textAnchor="middle">
            {ghost}
          </text>
        </g>
      )}
      {Array.from(slots.keys(), (index) => (
        <Diamond key={index} index={index} layout={layout} />
      ))}
    </svg>
  );
}

const diamond = (x: number) => `M${x} ${AXIS - 7}l7 7l-7 7l-7 -7Z`;

/** A key frame on the axis; dragging moves it to another step. */
function Diamond({ index, layout: { slots, x } }: { index: number; layout: StripLayout }) {
  const chosen = useDraft(({ at }) => at === index);
  const dragging = useRef(false);
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent<SVGPathElement>) => {
    if (!dragging.current) return;
    const { frames, horizon } = draft.getState();
    const left = currentTarget.ownerSVGElement?.getBoundingClientRect().left ?? 0;
    const step = x.invert(clientX - left);
    change({ frames: moveFrame(frames, index, step, horizon) }, 'frame');
  };
  const end = () => {
    dragging.current = false;
    endGesture();
  };
  return (
    <path
      className={chosen ? 'frame-mark chosen' : 'frame-mark'}
      d={diamond(slots[index].at)}
      onPointerDown={(event) => {
        dragging.current = true;
        endGesture();
        look({ at: index, point: null });
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

/** A small key frame: a click chooses it, Delete removes it, arrows go to its neighbours. */
function Thumb({ index, layout: { slots } }: { index: number; layout: StripLayout }) {
  const { frames, at, between } = useDraft((state) => state);
  const { left, width } = slots[index];
  const chosen = at === index;
  const choose = (next: number) => {
    if (!(next in frames)) return;
    look({ at: next, point: null });
    document.getElementById(`key-frame-${next}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowRight') choose(index + 1);
    else if (key === 'ArrowLeft') choose(index - 1);
    else if (key === 'Delete' || key === 'Backspace') {
      removeKeyFrame();
      document.getElementById(`key-frame-${Math.max(0, index - 1)}`)?.focus();
    } else return;
    event.preventDefault();
  };
  const range = rangeOf(frames);
  const x = linear([0, 1], [4, width - 4]);
  const y = linear(range, [HEIGHT - 2, 2]);
  const curve = curveOf(frames, index, between);
  const xs = Array.from({ length: 41 }, (_, i) => i / 40);
  return (
    <button
      id={`key-frame-${index}`}
      type="button"
      className="thumb"
      style={{ left, width, height: HEIGHT }}
      aria-pressed={chosen}
      tabIndex={chosen ? 0 : -1}
      aria-label={words.frameOf({ number: index + 1, count: frames.length, step: frames[index].step })}
      onClick={() => look({ at: index, point: null })}
      onKeyDown={onKeyDown}
    >
      <svg width={width - 2} height={HEIGHT - 2} aria-hidden="true">
        <path
          d={linePath(
            xs.map((value) => x(value)),
            xs.map((value) => y(curve(value))),
          )}
        />
      </svg>
    </button>
  );
}

import { IconButton } from '../ui/icon-button.tsx';
import './tour.css';
import { type CSSProperties, useEffect, useState } from 'react';
import * as words from '#words/lessons/tour';
import { LESSONS } from '../course/registry.ts';
import { openPlace } from '../store/address/place.ts';
import { IconClose } from '../ui/icons.tsx';
import { MathText } from '../ui/math-text.tsx';
import { STOPS, type Stop, WELCOME } from './stops.ts';

const GAP = 12;
/** What ends above this lies in the header. */
const HEADER = 60;
const CARD = { width: 320, height: 180 };

/** The words of a first visit and the five steps after them; Escape and Skip end it, wherever it is. */
export function TourCard({ onEnd }: { readonly onEnd: () => void }) {
  const [at, setAt] = useState(-1);
  const stop = STOPS[at];
  const box = useBox(stop);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onEnd();
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onEnd]);
  const last = at === STOPS.length - 1;
  return (
    <>
      {box && <div className="tour-ring" style={ringStyle(box)} />}
      <section
        className={box ? 'tour-card placed' : 'tour-card'}
        style={box && cardStyle(box)}
        aria-label={words.tour}
      >
        <div role="status">
          {stop ? <StopText stop={stop} at={at} /> : WELCOME.map((text) => <Words key={text} text={text} />)}
        </div>
        <div className="tour-ways">
          {!stop && <FirstLesson />}
          {at > 0 && (
            <button type="button" className="btn line" onClick={() => setAt(at - 1)}>
              {words.back}
            </button>
          )}
          <button
            type="button"
            className={stop ? 'btn solid' : 'btn line'}
            onClick={last ? onEnd : () => setAt(at + 1)}
          >
            {at < 0 ? words.begin : last ? words.done : words.next}
          </button>
          {!last && (
            <button type="button" className="btn" onClick={onEnd}>
              {words.skip}
            </button>
          )}
        </div>
        <IconButton className="btn icon tour-close" label={words.close} onClick={onEnd}>
          <IconClose />
        </IconButton>
      </section>
    </>
  );
}

/** Opens the first lesson; as any place does, it ends the tour. */
function FirstLesson() {
  const [{ name, minutes }] = LESSONS;
  return (
    <button
      type="button"
      className="btn solid first-lesson"
      onClick={() => openPlace({ name: 'lesson', detail: name })}
    >
      {words.firstLesson(minutes)}
    </button>
  );
}

function Words({ text }: { readonly text: string }) {
  return (
    <p>
      <MathText text={text} />
    </p>
  );
}

function StopText({ stop: { title, text }, at }: { readonly stop: Stop; readonly at: number }) {
  return (
    <>
      <h2>
        {title} <span className="note">{words.stepOf({ step: at + 1, steps: STOPS.length })}</span>
      </h2>
      <Words text={text} />
    </>
  );
}

/** Where the part that is spoken of lies; it is followed while the window changes. */
function useBox(stop: Stop | undefined): DOMRect | undefined {
  const [box, setBox] = useState<DOMRect>();
  useEffect(() => {
    if (!stop) return;
    const part = partOf(stop);
    part?.scrollIntoView({ block: 'nearest' });
    const measure = () => setBox(part?.getBoundingClientRect());
    measure();
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, true);
    return () => {
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure, true);
      setBox(undefined);
    };
  }, [stop]);
  return box;
}

const partOf = ({ at }: Stop): Element | undefined =>
  at
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((part) => part.getClientRects().length > 0);

const ringStyle = ({ left, top, width, height }: DOMRect): CSSProperties => ({ left, top, width, height });

/** Beside the part where there is room: below the header, else right, left, above, below. */
function cardStyle({ left, top, right, bottom }: DOMRect): CSSProperties {
  // A phone has it at its lower edge.
  if (innerWidth < 700) return {};
  const { width, height } = CARD;
  const clamp = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP));
  const x = clamp(left, innerWidth - width);
  const y = clamp(top, innerHeight - height);
  // A button of the header has others beside it.
  if (bottom < HEADER) return { left: x, top: bottom + GAP };
  if (right + GAP + width <= innerWidth) return { left: right + GAP, top: y };
  if (left - GAP - width >= 0) return { left: left - GAP - width, top: y };
  if (top - GAP - height >= 0) return { left: x, bottom: innerHeight - top + GAP };
  return { left: x, top: clamp(bottom + GAP, innerHeight - height) };
}

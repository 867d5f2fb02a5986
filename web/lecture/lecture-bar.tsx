import { useEffect, useState } from 'react';
import * as words from '#words/lessons/lecture';
import { EngineName } from '../place/engine-name.tsx';
import { LECTURE_TYPES, leaveLecture, openLecture } from '../store/actions/lecture.ts';
import { Timeline } from '../time/transport/timeline.tsx';
import { Counter } from '../time/transport/transport.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { IconClose } from '../ui/icons.tsx';
import { Segments } from '../ui/segments.tsx';

const TYPES = LECTURE_TYPES.map((type) => [String(type), `${type} %`] as const);
/** Time for which the buttons stay after the pointer has moved. */
const REST_MS = 2000;

/** The time of the run; type size and the close button appear with a pointer, a finger or the focus. */
export function LectureBar({ type }: { type: number }) {
  const resting = usePointerRests(REST_MS);
  return (
    <section className="lecture-bar" aria-label={words.time}>
      <Counter />
      <Timeline compact />
      <EngineName />
      <span className={resting ? 'lecture-aside resting' : 'lecture-aside'}>
        <Segments
          label={words.size}
          options={TYPES}
          value={String(type)}
          onChange={(value) => openLecture(Number(value))}
        />
        <IconButton label={words.leave} title={words.leaveKey} onClick={leaveLecture}>
          <IconClose />
        </IconButton>
      </span>
    </section>
  );
}

/** Whether the pointer has neither moved nor pressed for `ms` milliseconds. */
function usePointerRests(ms: number): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    let timer = window.setTimeout(setRests, ms, true);
    const onPointer = () => {
      clearTimeout(timer);
      setRests(false);
      timer = window.setTimeout(setRests, ms, true);
    };
    const heard = ['pointermove', 'pointerdown'] as const;
    for (const name of heard) addEventListener(name, onPointer);
    return () => {
      clearTimeout(timer);
      for (const name of heard) removeEventListener(name, onPointer);
    };
  }, [ms]);
  return rests;
}

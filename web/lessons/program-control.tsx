import { useEffect, useEffectEvent, useState } from 'react';
import * as words from '#words/program/editor';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import { learning, stepOf } from '../course/state.ts';
import { ProgramText } from '../program/program-text.tsx';
import { programOf } from '../program/set-program.ts';
import { useDraft } from '../program/use-draft.ts';
import { useEditedLane } from '../store/hooks.ts';
import type { LaneData } from '../store/state.ts';
import { focusWords } from './use-lesson-keys.ts';

/** The editor for a lane's program in a lesson. */
export function ProgramControl({ letter }: { letter: LaneLetter }) {
  const data = useEditedLane(letter);
  return data && <Written data={data} />;
}

function Written({ data }: { data: LaneData }) {
  const { id } = data.lane;
  const [step] = useState(() => stepOf(learning.getState()));
  const lane = step?.scenario.lanes.find((one) => one.id === id);
  const given = lane && programOf(lane);
  const isOpen = () => stepOf(learning.getState()) === step;
  const draft = useDraft(id, programOf(data.lane), true, isOpen);
  const { text } = draft;
  const keep = useEffectEvent(() => isOpen() && keepWritten(text === given ? undefined : text));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is kept
  useEffect(() => void keep(), [text]);
  return (
    <div className="lesson-program">
      <ProgramText
        data={data}
        draft={draft}
        focus={false}
        onBlur={() => void draft.settle()}
        onLeave={focusWords}
      />
      {given !== undefined && text !== given && (
        <button
          type="button"
          className="btn line"
          onClick={() => {
            draft.type(given);
            void draft.settle();
          }}
        >
          {words.asGiven}
        </button>
      )}
    </div>
  );
}

/** Keeps what has been written in the step that is open; undefined: it is as it was given. */
function keepWritten(text: string | undefined): void {
  const { at, written } = learning.getState();
  const { [at]: _, ...others } = written;
  learning.setState({ written: text === undefined ? others : { ...others, [at]: text } });
}

import './program.css';
import { type KeyboardEvent, useState } from 'react';
import * as words from '#words/program/editor';
import { FIRST_PROGRAM } from '../../src/algorithms/own/own-algorithm.about.ts';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import { BEGINNINGS } from '../../src/program/beginnings.ts';
import { endGesture } from '../store/actions/edit.ts';
import { leaveProgram } from '../store/actions/program.ts';
import { useEditedLane } from '../store/hooks.ts';
import type { LaneData } from '../store/state.ts';
import { Badge } from '../ui/badge.tsx';
import { IconBack, IconDown } from '../ui/icons.tsx';
import { MenuButton } from '../ui/overlay/open-button.tsx';
import { linkSize } from './link-size.ts';
import { ProgramText } from './program-text.tsx';
import { programOf } from './set-program.ts';
import { useDraft } from './use-draft.ts';

/** The program of a lane, in place of the controls, beside the lanes. */
export function ProgramColumn({ letter }: { letter: LaneLetter }) {
  const data = useEditedLane(letter);
  return data && <Program key={letter} data={data} />;
}

function Program({ data }: { data: LaneData }) {
  const { lane, name } = data;
  const [asTyped, setAsTyped] = useState(true);
  const draft = useDraft(lane.id, programOf(lane), asTyped);
  return (
    <section className="program" aria-label={words.programOf(name)} onKeyDown={leaveAtEscape}>
      <div className="program-body">
        <button type="button" className="program-back" onClick={leaveProgram}>
          <IconBack /> {words.lanes}
        </button>
        <header className="program-head">
          <Badge letter={lane.id} />
          <h2>{name}</h2>
          <BeginWith
            text={draft.text}
            onChoose={(text) => {
              endGesture();
              draft.type(text);
              if (asTyped) void draft.settle();
            }}
          />
        </header>
        <ProgramText
          data={data}
          draft={draft}
          focus
          onBlur={() => (asTyped ? void draft.settle() : endGesture())}
          onLeave={leaveProgram}
        />
      </div>
      <footer className="program-foot">
        <button
          type="button"
          className="btn solid"
          disabled={draft.isRun}
          aria-keyshortcuts="Control+Enter"
          onClick={() => void draft.run()}
        >
          {words.run} <kbd>{words.runKey}</kbd>
        </button>
        <label>
          <input
            className="check"
            type="checkbox"
            checked={asTyped}
            onChange={(event) => setAsTyped(event.target.checked)}
          />
          {words.asTyped}
        </label>
        <span className="note" title={words.sizeHelp}>
          {words.inTheLink(Number(linkSize(programOf(lane)).toFixed(1)))}
        </span>
      </footer>
    </section>
  );
}

/** Escape closes only the menu or the editor's list, if one is open. */
function leaveAtEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented) leaveProgram();
}

const NAMES: Readonly<Record<string, string>> = words.beginnings;

/** Chooses a program to start from; undo restores the previous one. */
function BeginWith({ text, onChoose }: { text: string; onChoose: (program: string) => void }) {
  const all = [
    { id: 'gp-ucb', name: words.asItIs, program: FIRST_PROGRAM },
    ...BEGINNINGS.map((one) => ({ ...one, name: NAMES[one.id] })),
  ];
  const chosen = all.find(({ program }) => program === text)?.name ?? words.choose;
  return (
    <span className="program-begin">
      <span aria-hidden="true">{words.beginWith}</span>
      <MenuButton
        button={{
          className: 'btn line',
          'aria-label': words.beginWithChosen(chosen),
          face: (
            <>
              {chosen} <IconDown />
            </>
          ),
        }}
        position="bottom-end"
        entries={all.map(({ id, name, program }) => ({
          id,
          label: name,
          onChoose: () => onChoose(program),
        }))}
      />
    </span>
  );
}

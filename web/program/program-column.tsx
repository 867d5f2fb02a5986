import './program.css';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import * as words from '#words/program/editor';
import { FIRST_PROGRAM, OWN } from '../../src/algorithms/own/own-algorithm.about.ts';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { ParamSpec } from '../../src/parameters/spec.ts';
import { BEGINNINGS } from '../../src/program/beginnings.ts';
import type { ProgramName } from '../../src/program/names.ts';
import { endGesture } from '../store/actions/edit.ts';
import { leaveProgram } from '../store/actions/program.ts';
import { useEditedLane } from '../store/hooks.ts';
import type { LaneData, LaneRun } from '../store/state.ts';
import { Badge } from '../ui/badge.tsx';
import { IconBack, IconDown } from '../ui/icons.tsx';
import { MenuButton } from '../ui/overlay/open-button.tsx';
import { type CodeEditor, createEditor } from './editor/editor.ts';
import { faultOf } from './fault.ts';
import { linkSize } from './link-size.ts';
import { programOf } from './set-program.ts';
import { useDraft } from './use-draft.ts';

/** The program of a lane, in the place of the controls and beside the lanes that run it. */
export function ProgramColumn({ letter }: { letter: LaneLetter }) {
  const data = useEditedLane(letter);
  return data && <Program key={letter} data={data} />;
}

function Program({ data: { lane, name, run } }: { data: LaneData }) {
  const [asTyped, setAsTyped] = useState(true);
  const [caret, setCaret] = useState<ProgramName | null>(null);
  const [tooLong, setTooLong] = useState(false);
  const program = programOf(lane);
  const draft = useDraft(lane.id, program, asTyped);
  const ofLane = useFailure(run);
  const fault = draft.text === program ? ofLane : draft.fault;
  const notes = useId();
  const { place, editor } = useEditor({
    text: draft.text,
    fault,
    label: words.programOf(name),
    describedBy: notes,
    onType(text) {
      setTooLong(false);
      draft.type(text);
    },
    onTooLong: () => setTooLong(true),
    onCaret: setCaret,
    onRun: () => void draft.run(),
    onBlur: () => (asTyped ? void draft.settle() : endGesture()),
  });
  const nowhere = fault !== null && faultOf(fault, draft.text).line === null;
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
        <div ref={place} className={fault === null ? 'program-text' : 'program-text has-fault'} />
        <p className={nowhere ? 'program-fault' : 'visually-hidden'} role="status">
          {fault}
        </p>
        {tooLong && (
          <p className="program-fault" role="status">
            {words.tooLong(LONGEST)}
          </p>
        )}
        <NameHelp name={caret} onNames={() => editor.current?.showNames()} />
        <p className="program-keys note" id={notes}>
          {words.keys}
        </p>
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
          {words.inTheLink(Number(linkSize(draft.text).toFixed(1)))}
        </span>
      </footer>
    </section>
  );
}

const LONGEST =
  (OWN.parameters as readonly ParamSpec[]).find((spec) => spec.type === 'program')?.longest ?? 0;

/** What a menu or the editor has used closes that alone. */
function leaveAtEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented) leaveProgram();
}

/** Why the lane's own run stopped; while the next one runs, why the one before did. */
function useFailure({ status, error }: LaneRun): string | null {
  const [failure, setFailure] = useState(error);
  useEffect(() => {
    if (status !== 'running') setFailure(error);
  }, [status, error]);
  return failure;
}

interface EditorOptions extends Omit<Parameters<typeof createEditor>[0], 'parent' | 'longest' | 'onLeave'> {
  readonly fault: string | null;
}

/** An editor in the element that has the ref `place`; it has the focus at first. */
function useEditor(options: EditorOptions) {
  const { text, fault } = options;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(null);
  const onType = useEffectEvent(options.onType);
  const onRun = useEffectEvent(options.onRun);
  const onBlur = useEffectEvent(options.onBlur);
  const setup = useEffectEvent(() => ({ ...options, longest: LONGEST, onLeave: leaveProgram }));
  useEffect(() => {
    if (!place.current) return;
    const made = createEditor({ ...setup(), parent: place.current, onType, onRun, onBlur });
    editor.current = made;
    made.focus();
    return () => {
      made.destroy();
      editor.current = null;
    };
  }, []);
  useEffect(() => editor.current?.setText(text), [text]);
  const tell = useEffectEvent((message: string | null) =>
    editor.current?.setFault(message === null ? null : faultOf(message, text)),
  );
  useEffect(() => tell(fault), [fault]);
  return { place, editor };
}

/** Takes a program to begin with; undo brings the one before back. */
function BeginWith({ text, onChoose }: { text: string; onChoose: (program: string) => void }) {
  const all = [{ id: 'gp-ucb', name: words.asItIs, program: FIRST_PROGRAM }, ...BEGINNINGS];
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

/** What the name under the caret is, and the way to all names. */
function NameHelp({ name, onNames }: { name: ProgramName | null; onNames: () => void }) {
  return (
    <div className="program-help">
      <h3>{name ? <code>{name.signature}</code> : words.namesTitle}</h3>
      <button type="button" className="note" onClick={onNames}>
        {words.names} <kbd>{words.namesKey}</kbd>
      </button>
      <p>{name?.does ?? words.namesHelp}</p>
    </div>
  );
}

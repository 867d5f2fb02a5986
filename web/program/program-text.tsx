import './program-text.css';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import * as words from '#words/program/editor';
import { OWN } from '../../src/algorithms/own/own-algorithm.about.ts';
import type { ParamSpec } from '../../src/parameters/spec.ts';
import type { ProgramName } from '../../src/program/names.ts';
import type { LaneData, LaneRun } from '../store/state.ts';
import { type CodeEditor, createEditor } from './editor/editor.ts';
import { helpOn } from './editor/names.ts';
import { faultOf } from './fault.ts';
import { programOf } from './set-program.ts';
import type { Draft } from './use-draft.ts';

interface ProgramTextProps {
  readonly data: LaneData;
  readonly draft: Draft;
  /** Whether the text is focused at first. */
  readonly focus: boolean;
  readonly onBlur: () => void;
  /** Called on Escape, if it has nothing else to close. */
  readonly onLeave: () => void;
}

/** The text of a lane’s program, why it does not run, and help for the name at the caret. */
export function ProgramText({ data: { lane, name, run }, draft, focus, onBlur, onLeave }: ProgramTextProps) {
  const [caret, setCaret] = useState<ProgramName | null>(null);
  const [tooLong, setTooLong] = useState(false);
  const ofLane = useFailure(run);
  const fault = draft.text === programOf(lane) ? ofLane : draft.fault;
  const notes = useId();
  const { place, editor } = useEditor({
    text: draft.text,
    fault,
    focus,
    label: words.programOf(name),
    describedBy: notes,
    onType(text) {
      setTooLong(false);
      draft.type(text);
    },
    onTooLong: () => setTooLong(true),
    onCaret: setCaret,
    onRun: () => void draft.run(),
    onBlur,
    onLeave,
  });
  const nowhere = fault !== null && faultOf(fault, draft.text).line === null;
  return (
    <>
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
    </>
  );
}

const LONGEST =
  (OWN.parameters as readonly ParamSpec[]).find((spec) => spec.type === 'program')?.longest ?? 0;

/** Why the lane's run stopped; while the next one runs, why the previous one stopped. */
function useFailure({ status, error }: LaneRun): string | null {
  const [failure, setFailure] = useState(error);
  useEffect(() => {
    if (status !== 'running') setFailure(error);
  }, [status, error]);
  return failure;
}

interface EditorOptions extends Omit<Parameters<typeof createEditor>[0], 'parent' | 'longest'> {
  readonly fault: string | null;
  readonly focus: boolean;
}

/** An editor in the element with the ref `place`. */
function useEditor(options: EditorOptions) {
  const { text, fault } = options;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(null);
  const onType = useEffectEvent(options.onType);
  const onRun = useEffectEvent(options.onRun);
  const onBlur = useEffectEvent(options.onBlur);
  const setup = useEffectEvent(() => ({ ...options, longest: LONGEST }));
  useEffect(() => {
    if (!place.current) return;
    const first = setup();
    const made = createEditor({ ...first, parent: place.current, onType, onRun, onBlur });
    editor.current = made;
    if (first.focus) made.focus();
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

/** Help for the name at the caret, with a link to all names. */
function NameHelp({ name, onNames }: { name: ProgramName | null; onNames: () => void }) {
  return (
    <div className="program-help">
      <h3>{name ? <code>{name.signature}</code> : words.namesTitle}</h3>
      <button type="button" className="note" onClick={onNames}>
        {words.names} <kbd>{words.namesKey}</kbd>
      </button>
      <p>{name ? helpOn(name) : words.namesHelp}</p>
    </div>
  );
}

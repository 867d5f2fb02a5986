import './make.css';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/make/make';
import { messageOf } from '../../src/parameters/thrown.ts';
import { type Entry, removeEntry } from '../kept/entries.ts';
import { KeptOthers } from '../kept/kept-others.tsx';
import { LESSON_DRAFTS, type LessonDraft } from '../kept/lesson-drafts.ts';
import { useKept } from '../kept/use-kept.ts';
import { offerWayBack } from '../kept/way-back.ts';
import { PlaceHead } from '../place/place-head.tsx';
import { turnTo } from '../store/address/place.ts';
import { page } from '../store/page.ts';
import { CopyField } from '../ui/copy-field.tsx';
import {
  addRun,
  changeDraft,
  drafting,
  followDraft,
  keptDrafts,
  openDraft,
  openDraftStep,
  removeDraft,
  startAgain,
} from './drafting.ts';
import {
  type Checked,
  checkDraft,
  type DraftFault,
  endPreview,
  linkOf,
  preview,
  saveZip,
} from './hand-on.ts';
import { minutesOf, titleOf } from './lesson-files.ts';
import { StepForm } from './step-form.tsx';
import { StepList } from './step-list.tsx';
import { chooseLesson } from './take-up.ts';
import { TextField } from './text-field.tsx';

/** An address that adds the run in the lanes: "#make/add". */
const ADD = 'add';

/** The lesson and its steps at the left, the step being written at the right. */
export function MakeView() {
  const { draft, open, fault } = useStore(drafting);
  const step = draft.steps.find(({ id }) => id === open);
  useEffect(() => {
    followDraft();
    endPreview();
    if (page.getState().place?.detail === ADD) {
      turnTo('');
      addRun();
    }
  }, []);
  return (
    <>
      <PlaceHead title={words.makeLesson} leave={words.close}>
        <p className="note" role="status">
          {fault ?? words.keptHere}
        </p>
        <span className="grow" />
      </PlaceHead>
      <div className="make-body">
        <section className="make-lesson" aria-label={words.theLesson}>
          <LessonFields />
          <StepList steps={draft.steps} open={open} />
          <HandOn />
          <Drafts />
        </section>
        <section className="make-step" aria-label={words.theStep}>
          {step ? (
            <StepForm key={step.id} step={step} at={draft.steps.indexOf(step)} />
          ) : (
            <p className="note">{words.noStepYet}</p>
          )}
        </section>
      </div>
    </>
  );
}

const NONE: readonly Entry<LessonDraft>[] = [];

/** Another draft: a new one, one of those that are kept, or one from a file. */
function Drafts() {
  const { id, draft } = useStore(drafting);
  const { kept, act, fault } = useKept(keptDrafts, NONE);
  const others = kept.filter((one) => one.id !== id);
  const unkept = !kept.some((one) => one.id === id);
  const remove = () => act(() => offerWayBack(words.stepRemoved(titleOf(draft)), removeDraft()));
  return (
    <>
      <KeptOthers
        title={words.otherDrafts}
        entries={others.map(({ id, value }) => ({
          id,
          name: words.draftOf({ title: titleOf(value), steps: value.steps.length }),
        }))}
        onOpen={(id) => openDraft(others.find((one) => one.id === id) as Entry<LessonDraft>)}
        remove={(id) => removeEntry(LESSON_DRAFTS, id)}
      />
      <p className="make-row">
        <button
          type="button"
          className="btn line"
          disabled={unkept && draft.steps.length === 0}
          onClick={startAgain}
        >
          {words.startAgain}
        </button>
        <button type="button" className="btn line" onClick={chooseLesson}>
          {words.takeUp}
        </button>
        <button type="button" className="btn" disabled={unkept} onClick={remove}>
          {words.removeDraft}
        </button>
      </p>
      {fault && <p className="field-fault">{fault}</p>}
    </>
  );
}

function LessonFields() {
  const { draft } = useStore(drafting);
  return (
    <div className="make-fields">
      <label>
        {words.title}
        <input
          value={draft.title}
          placeholder={titleOf(draft)}
          maxLength={60}
          onChange={(event) => changeDraft({ title: event.target.value })}
        />
      </label>
      <TextField
        {...{ label: words.goal, value: draft.goal, rows: 2, max: 200, placeholder: words.goalExample }}
        onChange={(goal) => changeDraft({ goal })}
      />
      {draft.steps.length > 0 && <p className="note">{words.minutesInAll(minutesOf(draft))}</p>}
    </div>
  );
}

/** All that somebody wrote: the numbers of a run may come later. */
const written = (draft: LessonDraft): string =>
  JSON.stringify(draft, (key, value) => (key === 'facts' || key === 'line' ? undefined : value));

/** Preview, file and link; what is wrong with the lesson stands below, each mistake with the way to its step. */
function HandOn() {
  const { draft, open } = useStore(drafting);
  const [checked, setChecked] = useState<{ of: typeof draft; as: Checked } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const none = draft.steps.length === 0;
  const now = checked && written(checked.of) === written(draft) ? checked.as : null;
  const use = (act: (well: Extract<Checked, { packed: string }>) => void) => {
    checkDraft(draft).then(
      (as) => {
        setRefused(null);
        setChecked({ of: draft, as });
        if ('packed' in as) act(as);
      },
      (error: Error) => setRefused(messageOf(error)),
    );
  };
  const at = Math.max(
    0,
    draft.steps.findIndex(({ id }) => id === open),
  );
  return (
    <div className="make-on">
      <p className="make-row">
        <button
          type="button"
          className="btn solid"
          disabled={none}
          onClick={() => use((well) => preview(well, at))}
        >
          {words.preview}
        </button>
        <button
          type="button"
          className="btn line"
          disabled={none}
          onClick={() => use(({ files }) => saveZip(files))}
        >
          {words.save}
        </button>
        <button type="button" className="btn line" disabled={none} onClick={() => use(() => {})}>
          {words.makeLink}
        </button>
      </p>
      {now && 'packed' in now && <CopyField label={words.link} text={linkOf(now.packed)} />}
      <div role="alert">
        {refused && <p className="field-fault">{refused}</p>}
        {now && 'faults' in now && <Faults faults={now.faults} />}
      </div>
    </div>
  );
}

function Faults({ faults }: { readonly faults: readonly DraftFault[] }) {
  const { steps } = drafting.getState().draft;
  return (
    <>
      <p>{words.mistakes(faults.length)}</p>
      <ul className="make-faults">
        {faults.map(({ text, step }) => (
          <li key={`${step?.id} ${text}`} className="field-fault">
            {step && (
              <button type="button" onClick={() => openDraftStep(step.id)}>
                {words.stepNumber(steps.findIndex(({ id }) => id === step.id) + 1)}
              </button>
            )}{' '}
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

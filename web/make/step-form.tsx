import { type ReactNode, useEffect, useState } from 'react';
import * as words from '#words/make/make';
import { SETTINGS } from '../../src/engine/scenario/settings.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import { Choice } from '../forms/choice.tsx';
import { useTypedField } from '../forms/typed-field.tsx';
import { parseNumber } from '../forms/values.ts';
import { DRAFT_HIDES, DRAFT_PANELS, type DraftStep, MINUTES } from '../kept/lesson-drafts.ts';
import { changeStep, readNumbers } from './drafting.ts';
import { factId, panelOf, stepTitle } from './lesson-files.ts';
import { QuestionForm, withLane } from './question-form.tsx';
import { insertText, TextField } from './text-field.tsx';

interface StepFormProps {
  readonly step: DraftStep;
  /** Its place in the lesson, from 0. */
  readonly at: number;
}

/** What a step says, shows, hides and asks. */
export function StepForm({ step, at }: StepFormProps) {
  const change = (part: Partial<DraftStep>) => changeStep(step.id, part);
  return (
    <div className="make-fields">
      <label>
        {words.stepTitle}
        <input
          value={step.title}
          placeholder={stepTitle(step, at)}
          maxLength={60}
          onChange={(event) => change({ title: event.target.value })}
        />
      </label>
      <TextField
        {...{ label: words.says, value: step.say, rows: 4, max: 4000, placeholder: words.saysExample }}
        onChange={(say) => change({ say })}
      />
      <Facts step={step} />
      <p className="note">{words.howToWrite}</p>
      <Sight step={step} />
      <QuestionForm step={step} />
      {step.question.kind !== 'none' && (
        <TextField
          {...{ label: words.after, value: step.after, rows: 3, max: 4000 }}
          onChange={(after) => change({ after })}
        />
      )}
    </div>
  );
}

/** The numbers of the run; one that is chosen is cited, and becomes a statement of the lesson. */
function Facts({ step }: { readonly step: DraftStep }) {
  const [fault, setFault] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a step, no matter what is written in it
  useEffect(() => {
    readNumbers(step).catch((error) => setFault(messageOf(error)));
  }, [step.id]);
  if (fault) return <p className="field-fault">{fault}</p>;
  if (step.facts.length === 0) return <p className="note">{words.numbersFollow}</p>;
  return (
    <details className="make-facts">
      <summary>{words.numbers}</summary>
      <ul>
        {step.facts.map(({ of, is, says }, i) => (
          <li key={of}>
            <button type="button" className="btn line" onClick={() => insertText(`{${factId(step, i)}}`)}>
              <span>{says}</span> <b>{is}</b> <code>{`{${factId(step, i)}}`}</code>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Where the run stands as the step opens, what is beside it, and what is out of sight. */
function Sight({ step }: { readonly step: DraftStep }) {
  const change = (part: Partial<DraftStep>) => changeStep(step.id, part);
  const { lanes, horizon } = step.scene;
  return (
    <>
      <div className="make-row">
        <WholeNumber
          label={words.minutes}
          value={step.minutes}
          least={0}
          most={MINUTES.max}
          onChange={(minutes) => change({ minutes })}
        />
        <WholeNumber label={words.opensAt} value={step.t} most={horizon} onChange={(t) => change({ t })} />
        {step.question.kind !== 'none' && (
          <WholeNumber
            label={words.thenShows}
            value={step.afterwards || step.t}
            most={horizon}
            onChange={(last) => change({ afterwards: last === step.t ? 0 : last })}
          />
        )}
        <Labelled label={words.lane}>
          <Choice
            label={words.lane}
            value={step.lane}
            options={lanes.map(({ id }) => ({ value: id, label: id }))}
            onChange={(id) => change(withLane(step, lanes.find((one) => one.id === id)?.id ?? step.lane))}
          />
        </Labelled>
        <Labelled label={words.panel}>
          <Choice
            label={words.panel}
            value={panelOf(step)}
            options={panelsOf(step).map((value) => ({ value, label: words.panels[value] }))}
            onChange={(panel) => change({ panel: panel as DraftStep['panel'] })}
          />
        </Labelled>
      </div>
      <fieldset>
        <legend>{words.hidden}</legend>
        <div className="make-row">
          {DRAFT_HIDES.map((what) => (
            <label key={what} className="chk">
              <input
                type="checkbox"
                className="check"
                checked={step.without.includes(what)}
                onChange={({ target }) =>
                  change({
                    without: DRAFT_HIDES.filter((one) =>
                      one === what ? target.checked : step.without.includes(one),
                    ),
                  })
                }
              />
              {words.hides[what]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** The panels to choose from: one alone where the question needs it. */
const panelsOf = (step: DraftStep): readonly DraftStep['panel'][] =>
  panelOf({ ...step, panel: 'none' }) === 'none' ? DRAFT_PANELS : [panelOf(step)];

interface WholeNumberProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A whole number: a step of the run, minutes. */
function WholeNumber({ label, value, least = 1, most, onChange }: WholeNumberProps) {
  const { field, fault } = useTypedField({
    label,
    text: String(value),
    parse: (text) => parseNumber({ ...SETTINGS.horizon, label, min: least, max: most }, text),
    onCommit: onChange,
  });
  return (
    <Labelled label={label}>
      {field}
      {fault}
    </Labelled>
  );
}

/** A control under its name, which it says itself, too. */
const Labelled = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="make-labelled">
    <span aria-hidden="true">{label}</span>
    {children}
  </div>
);

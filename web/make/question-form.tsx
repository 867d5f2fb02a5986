import { useId } from 'react';
import * as words from '#words/make/make';
import { Choice } from '../forms/choice.tsx';
import { DRAFT_QUESTIONS, type DraftQuestion, type DraftStep, MOST_OPTIONS } from '../kept/lesson-drafts.ts';
import { changeQuestion } from './drafting.ts';
import { TextField } from './text-field.tsx';

type Kind = DraftQuestion['kind'];

/** The questions that a step’s run can answer. */
const offered = ({ line, scene: { response } }: DraftStep): readonly Kind[] =>
  DRAFT_QUESTIONS.filter((kind) => {
    if (kind === 'place' || kind === 'level') return line;
    return kind !== 'step' || !response;
  });

/** What is asked before the step shows its answer: of which kind, the question, its answers, and what is said to a guess. */
export function QuestionForm({ step }: { readonly step: DraftStep }) {
  const { kind, ask, says } = step.question;
  const change = (part: Partial<DraftQuestion>) => changeQuestion(step, part);
  return (
    <fieldset className="make-fields">
      <legend>{words.question}</legend>
      <Choice
        label={words.question}
        value={kind}
        options={offered(step).map((value) => ({
          value,
          label: words.kinds[value],
          note: value === 'none' ? undefined : words.kindNotes[value],
        }))}
        onChange={(value) => change(begun(value as Kind, step))}
      />
      {kind !== 'none' && (
        <>
          <label>
            {words.ask}
            <input value={ask} maxLength={400} onChange={(event) => change({ ask: event.target.value })} />
          </label>
          {kind === 'choice' && <Options question={step.question} onChange={change} />}
          <TextField
            {...{ label: words.answered, value: says, rows: 2, max: 400 }}
            onChange={(text) => change({ says: text })}
          />
        </>
      )}
    </fieldset>
  );
}

/** A step about another lane. */
export const withLane = (step: DraftStep, lane: DraftStep['lane']): Partial<DraftStep> => ({
  lane,
  question: { ...step.question, ...begun(step.question.kind, step, lane) },
});

/** The question and the comparison as they are usually put, where nobody has written others. */
function begun(
  kind: Kind,
  { question, lane: old, scene }: DraftStep,
  lane: DraftStep['lane'] = old,
): Partial<DraftQuestion> {
  const usual = usualWords(kind, lane, scene.horizon);
  const before = usualWords(question.kind, old, scene.horizon);
  return {
    kind,
    ...((question.ask === '' || question.ask === before.ask) && { ask: usual.ask }),
    ...((question.says === '' || question.says === before.says) && { says: usual.says }),
  };
}

function usualWords(kind: Kind, lane: string, horizon: number): { ask: string; says: string } {
  if (kind === 'none') return { ask: '', says: '' };
  if (kind === 'choice') return { ask: '', says: words.choiceSays };
  const badge = `[${lane}]`;
  return {
    ask: words.usualAsk[kind](badge),
    says:
      kind === 'curve'
        ? words.curveSays({ lane: badge, regret: `{regret(${lane}, 1..${horizon})}` })
        : words.guessSays({ you: '{you}', truth: '{truth}' }),
  };
}

interface OptionsProps {
  readonly question: DraftQuestion;
  readonly onChange: (part: Partial<DraftQuestion>) => void;
}

/** Two to five answers, one of them right; an empty one is left out. */
function Options({ question: { options, right }, onChange }: OptionsProps) {
  const name = useId();
  return (
    <div className="make-options">
      {options.map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its number
        <div key={i}>
          <input
            type="radio"
            name={name}
            className="check"
            aria-label={words.isRight(i + 1)}
            title={words.isRight(i + 1)}
            checked={right === i + 1}
            onChange={() => onChange({ right: i + 1 })}
          />
          <input
            aria-label={words.option(i + 1)}
            placeholder={words.option(i + 1)}
            maxLength={80}
            value={text}
            onChange={({ target }) =>
              onChange({ options: options.map((one, k) => (k === i ? target.value : one)) })
            }
          />
        </div>
      ))}
      {options.length < MOST_OPTIONS && (
        <button type="button" className="btn line" onClick={() => onChange({ options: [...options, ''] })}>
          {words.addOption}
        </button>
      )}
    </div>
  );
}

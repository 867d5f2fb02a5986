import { type KeyboardEvent, useState } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/make/make';
import { type DraftStep, MOST_DRAFT_STEPS } from '../kept/lesson-drafts.ts';
import { shownTitle } from '../registry/titles.ts';
import { lab } from '../store/store.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { IconClose } from '../ui/icons.tsx';
import { MathText } from '../ui/math-text.tsx';
import { addRun, canBeTaken, moveStep, openDraftStep, removeStep } from './drafting.ts';
import { stepTitle } from './lesson-files.ts';

interface StepListProps {
  readonly steps: readonly DraftStep[];
  readonly open: number | null;
}

/** The steps in their order: by the buttons, by Alt ↑ ↓, or by dragging. */
export function StepList({ steps, open }: StepListProps) {
  const [moved, setMoved] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (step: DraftStep, to: number) => {
    if (to < 0 || to >= steps.length) return;
    moveStep(step.id, to);
    setMoved(words.isNow({ title: stepTitle(step, to), step: to + 1, of: steps.length }));
  };
  return (
    <>
      <h2>{words.steps}</h2>
      <ol className="make-steps">
        {steps.map((step, at) => (
          <li
            key={step.id}
            draggable
            onDragStart={() => setDragged(step.id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={() => {
              const from = steps.find(({ id }) => id === dragged);
              if (from) move(from, at);
              setDragged(null);
            }}
          >
            <StepRow step={step} at={at} of={steps.length} open={step.id === open} onMove={move} />
          </li>
        ))}
      </ol>
      <AddRun full={steps.length >= MOST_DRAFT_STEPS} />
      <p className="visually-hidden" role="status">
        {moved}
      </p>
    </>
  );
}

interface StepRowProps {
  readonly step: DraftStep;
  readonly at: number;
  readonly of: number;
  readonly open: boolean;
  readonly onMove: (step: DraftStep, to: number) => void;
}

function StepRow({ step, at, of, open, onMove }: StepRowProps) {
  const title = stepTitle(step, at);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    onMove(step, at + by);
  };
  return (
    <>
      <button
        type="button"
        className="make-open"
        aria-current={open ? 'step' : undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => openDraftStep(step.id)}
        onKeyDown={onKeyDown}
      >
        <b>{title}</b>
        <span className="note">
          <MathText text={words.runAt({ run: shownTitle(step.run), t: step.t })} />
        </span>
      </button>
      <IconButton label={words.up(title)} aria-disabled={at === 0} onClick={() => onMove(step, at - 1)}>
        ↑
      </IconButton>
      <IconButton
        label={words.down(title)}
        aria-disabled={at === of - 1}
        onClick={() => onMove(step, at + 1)}
      >
        ↓
      </IconButton>
      <IconButton label={words.remove(title)} onClick={() => removeStep(step.id)}>
        <IconClose />
      </IconButton>
    </>
  );
}

/** Adds the run behind this place. */
function AddRun({ full }: { readonly full: boolean }) {
  const t = useStore(lab, (state) => state.t);
  const { title } = useStore(lab, (state) => state.scenario);
  const taken = useStore(lab, canBeTaken);
  return (
    <button type="button" className="btn line" disabled={full || !taken} onClick={addRun}>
      {words.addRun({ run: shownTitle(title) || words.thisRun, t })}
    </button>
  );
}

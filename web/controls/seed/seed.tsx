import './seed.css';
import { Suspense } from 'react';
import * as words from '#words/controls/header';
import { SETTINGS } from '../../../src/engine/scenario/settings.ts';
import { useTypedField } from '../../forms/typed-field.tsx';
import { useSlid } from '../../forms/use-slid.ts';
import { parseNumber } from '../../forms/values.ts';
import { endGesture } from '../../store/actions/edit.ts';
import { newSeed, setRun, showReplicate, walkToSeed } from '../../store/actions/scenario.ts';
import { useEdited, useLocked } from '../../store/hooks.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconClose, IconSeed } from '../../ui/icons.tsx';
import { lateView } from '../../ui/late-view.tsx';

const SeedWays = lateView(() => import('./seed-ways.tsx').then((module) => module.SeedWays));

/** The seed as a field to edit or to drag, the ways to its neighbours, and a button for a new one. */
export function Seed() {
  const seed = useEdited((scenario) => scenario.seed);
  const replicate = useEdited((scenario) => scenario.replicate);
  const { value, slider } = useSlid(seed, walkToSeed);
  const walk = (next: number) => slider.onSlide(Math.max(0, Math.min(SETTINGS.seed.max, next)));
  const end = () => {
    endGesture();
    slider.onEnd();
  };
  const { field, fault } = useTypedField({
    label: words.seed,
    text: String(value),
    parse: (text) => parseNumber(SETTINGS.seed, text),
    onCommit: (next) => setRun({ seed: next }),
    onStep: (from, by) => walk(from + by),
    onStepEnd: end,
  });
  return (
    <span className="seed" inert={useLocked()}>
      <span className="seed-grip">
        {words.seed} {field}
      </span>
      <span className="seed-way">
        <Suspense>
          <SeedWays seed={value} walk={walk} end={end} />
        </Suspense>
      </span>
      <IconButton label={words.newSeed} title={words.newSeed} onClick={newSeed}>
        <IconSeed />
      </IconButton>
      {replicate > 0 && (
        <button type="button" className="btn" title={words.toReplicateZero} onClick={() => showReplicate(0)}>
          {words.replicate} {replicate} <IconClose />
        </button>
      )}
      {fault}
    </span>
  );
}

import { useStore } from 'zustand';
import * as words from '#words/share/share';
import { shownMeasure } from '../store/shown-measure.ts';
import { CopyField } from '../ui/copy-field.tsx';
import { commandFor } from './command.ts';
import type { Shared } from './use-shared.ts';
import { Way } from './way.tsx';

/** The same run at the command line. */
export function CommandPart({ shared: { address, link, scenario } }: { readonly shared: Shared }) {
  const measure = useStore(shownMeasure, (state) => state.measure);
  const text = link === '' ? '' : commandFor(address, link, scenario.view.step, measure);
  return (
    <Way name={words.command}>
      <CopyField label={words.commandLabel} text={text} />
    </Way>
  );
}

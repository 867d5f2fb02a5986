import { useStore } from 'zustand';
import * as words from '#words/share/share';
import type { MeasureId } from '../../src/replicates/comparison/measures.ts';
import { shownMeasure } from '../store/shown-measure.ts';
import { CopyField } from '../ui/copy-field.tsx';
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

/**
 * The command line that runs the same: to the step shown, or where lanes are compared by the measure shown; by the scene's name
 * where that says it all.
 */
export function commandFor(address: string, link: string, step: number, measure: MeasureId): string {
  const compares = address.includes('#compare/');
  const fragment = (url: string) => url.slice(url.indexOf('#') + 1).replace(/^compare\//, '');
  const scene = sceneIn(fragment(address));
  const source = scene ?? `'${fragment(link)}'`;
  return compares ? `driftlab compare ${source} --of ${measure}` : `driftlab run ${source} --to ${step}`;
}

/** How a page looks at a run; the command line has no need of it. */
const LOOKS = new Set([
  't',
  'lane',
  'regret',
  'layout',
  'hide',
  'pause',
  'start',
  'lock',
  'theme',
  'lecture',
]);

/** The scene of an address that changes nothing of it but what is looked at. */
function sceneIn(fragment: string): string | null {
  const [, named] = fragment.match(/^([a-z][a-z0-9-]*)(\.\d+)?$/) ?? [];
  if (named || !fragment.startsWith('scene=')) return named ?? null;
  const [[, scene], ...changes] = [...new URLSearchParams(fragment)];
  return changes.every(([key]) => LOOKS.has(key)) ? scene : null;
}

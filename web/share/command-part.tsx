import { useStore } from 'zustand';
import * as words from '#words/share/share';
import type { ComparedBy } from '../../src/replicates/comparison/compared-by.ts';
import { hashOf } from '../store/address/links.ts';
import { placeOf } from '../store/address/place-name.ts';
import { shownMeasure } from '../store/shown-measure.ts';
import { CopyField } from '../ui/copy-field.tsx';
import type { Shared } from './use-shared.ts';
import { Way } from './way.tsx';

/** The same run at the command line. */
export function CommandPart({ shared: { address, link, scenario } }: { readonly shared: Shared }) {
  const { measure, step } = useStore(shownMeasure);
  const by = { measure, step: step !== null && step < scenario.horizon ? step : null };
  const text = link === '' ? '' : commandFor(address, link, by);
  return (
    <Way name={words.command}>
      <CopyField label={words.commandLabel} text={text} />
    </Way>
  );
}

/**
 * The command line for the same run, to its horizon, so that its fingerprints are the link's; in Compare the comparison by
 * measure and step shown, and in front of a map the same map. Uses the scene's name if that is enough.
 */
export function commandFor(address: string, link: string, by: ComparedBy): string {
  const place = placeOf(hashOf(address));
  const run = (url: string) => placeOf(hashOf(url))?.link ?? hashOf(url);
  const source = sceneIn(run(address)) ?? `'${run(link)}'`;
  if (place?.name === 'compare') return `driftlab compare ${source} --of ${by.measure}${after(by)}`;
  if (place?.name === 'map') return `driftlab map ${source} ${mapOptions(place.detail)}`;
  return `driftlab run ${source}`;
}

const after = ({ step }: ComparedBy): string => (step === null ? '' : ` --after ${step}`);

/** "noiseVariance=0.01,0.1&most=24" as options. */
function mapOptions(detail: string): string {
  const [across, ...more] = detail.split('&');
  const options = more.map((one) => (one.startsWith('most=') ? `--${one.replace('=', ' ')}` : `--up ${one}`));
  return [`--across ${across}`, ...options].join(' ');
}

/** View settings in an address, which the command line does not need. */
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

/** The scene named by an address that changes only the view. */
function sceneIn(fragment: string): string | null {
  const [, named] = fragment.match(/^([a-z][a-z0-9-]*)(\.\d+)?$/) ?? [];
  if (named || !fragment.startsWith('scene=')) return named ?? null;
  const [[, scene], ...changes] = [...new URLSearchParams(fragment)];
  return changes.every(([key]) => LOOKS.has(key)) ? scene : null;
}

import './archive.css';
import { useStore } from 'zustand';
import * as changed from '#words/archive/changed';
import * as permanence from '#words/archive/permanence';
import { PlaceFrame } from '../place/place-frame.tsx';
import { page } from '../store/page.ts';
import { ChangedView } from './changed-view.tsx';
import { PermanenceView } from './permanence-view.tsx';

/** What changed between a run's engine and today's, or the links of every engine replayed. */
export function ArchivePlace({ name }: { name: 'changed' | 'permanence' }) {
  const [title, fetching] =
    name === 'changed' ? [changed.title, changed.fetching] : [permanence.title, permanence.fetching];
  // "#permanence/20" is a sample.
  const every = useStore(page, ({ place }) => Math.max(1, Math.floor(Number(place?.detail)) || 1));
  return (
    <PlaceFrame label={title} className={name} wait={fetching}>
      {name === 'changed' ? <ChangedView /> : <PermanenceView every={every} />}
    </PlaceFrame>
  );
}

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/share/share';
import { shownTitle } from '../registry/titles.ts';
import { type EmbedView, embedAddress } from '../store/address/embed-query.ts';
import { hashOf } from '../store/address/links.ts';
import { placeOf } from '../store/address/place-name.ts';
import { page } from '../store/page.ts';
import { CopyField } from '../ui/copy-field.tsx';
import { Segments } from '../ui/segments.tsx';
import type { Shared } from './use-shared.ts';
import { Way } from './way.tsx';

/**
 * Code that shows the run in a frame of another page, with a choice of what it shows; in Compare and the map
 * these come first.
 */
export function EmbedPart({ shared: { address, scenario } }: { readonly shared: Shared }) {
  const place = useStore(page, (state) => state.place?.name);
  const own = place === 'compare' || place === 'map' ? place : null;
  const letters = scenario.lanes.map(({ id }) => id);
  const [chosen, setView] = useState<EmbedView>(own ?? scenario.view.lane);
  const offered: EmbedView[] = [
    ...(own ? [own] : []),
    ...letters,
    ...(letters.length > 1 ? (['all'] as const) : []),
    'regret',
  ];
  const view = offered.includes(chosen) ? chosen : offered[0];
  const fragment = hashOf(address);
  // A comparison's address contains the link of what is compared.
  const link = view === own ? fragment : (placeOf(fragment)?.link ?? fragment);
  const code =
    address === ''
      ? ''
      : embedCode(embedAddress(address, view, link), shownTitle(scenario.title), view === own);
  return (
    <Way name={words.embed}>
      <CopyField label={words.embedCode} text={code} />
      <div className="share-segs">
        <Segments label={words.embedded} options={offered.map(named)} value={view} onChange={setView} />
      </div>
      <FrameNote />
    </Way>
  );
}

/** Who may show the page in a frame, if the server restricts it. */
function FrameNote() {
  const [rule, setRule] = useState<string | null>(null);
  useEffect(() => {
    frameAncestors().then(setRule, () => {});
  }, []);
  if (rule === null || rule === '*') return null;
  const sites = rule.split(/\s+/).filter((site) => site !== "'self'" && site !== "'none'");
  return <p className="note">{sites.length > 0 ? words.framesNamed(sites.join(', ')) : words.framesOwn}</p>;
}

/**
 * The frame rule in the headers of the page's server; null if there is none.
 * @throws if no server is reachable
 */
async function frameAncestors(): Promise<string | null> {
  if (!navigator.onLine || !location.protocol.startsWith('http')) return null;
  const { headers } = await fetch(location.pathname, { method: 'HEAD' });
  const [, rule] = /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '') ?? [];
  return rule?.trim() ?? null;
}

const NAMES: Readonly<Partial<Record<EmbedView, string>>> = {
  all: words.allLanes,
  regret: words.regret,
  compare: words.comparison,
  map: words.map,
};
const named = (view: EmbedView) => [view, NAMES[view] ?? words.lane(view)] as const;

/** Characters with a meaning in HTML, and their escapes. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&"<>]/g, (character) => ESCAPES[character]);

/**
 * The HTML of a frame, 720 px wide, with the run, its comparison or its map.
 * @param title the run's title, for screen readers
 * @param computes whether it runs many seeds, so that it is only loaded when scrolled to
 */
export function embedCode(address: string, title: string, computes = false): string {
  const name = title === '' ? words.embedTitle : words.embedTitleOf(title);
  return `<iframe src="${escaped(address)}" title="${escaped(name)}" width="720" ${computes ? 'height="640" loading="lazy"' : 'height="420"'} style="border: 0"></iframe>`;
}

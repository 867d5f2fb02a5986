import { useEffect, useState } from 'react';
import * as words from '#words/share/share';
import { type EmbedPanel, embedAddress } from '../store/address/embed-query.ts';
import { hashOf } from '../store/address/links.ts';
import { placeOf } from '../store/address/place-name.ts';
import { CopyField } from '../ui/copy-field.tsx';
import { Segments } from '../ui/segments.tsx';
import type { Shared } from './use-shared.ts';
import { Way } from './way.tsx';

/** The run in a frame of another page, with a choice of what it shows. */
export function EmbedPart({ shared: { address, scenario } }: { readonly shared: Shared }) {
  const letters = scenario.lanes.map(({ id }) => id);
  const [chosen, setView] = useState<'all' | EmbedPanel>(scenario.view.lane);
  const offered = [...letters, ...(letters.length > 1 ? (['all'] as const) : []), 'regret' as const];
  const view = offered.includes(chosen) ? chosen : offered[0];
  const fragment = hashOf(address);
  // A comparison's address holds the link of what is compared.
  const link = placeOf(fragment)?.detail ?? fragment;
  const code = address === '' ? '' : embedCode(embedAddress(address, view, link), scenario.title);
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

/** Who may show the page in a frame, where the server says that not everybody may. */
function FrameNote() {
  const [rule, setRule] = useState<string | null>(null);
  useEffect(() => {
    frameAncestors().then(setRule, () => {});
  }, []);
  if (rule === null || rule === '*') return null;
  const sites = rule.split(/\s+/).filter((site) => site !== "'self'" && site !== "'none'");
  return <p className="note">{sites.length > 0 ? words.framesNamed(sites.join(', ')) : words.framesOwn}</p>;
}

/** The header's rule, as the page's own server answers it; null where it has none. @throws where no server is asked */
async function frameAncestors(): Promise<string | null> {
  if (!navigator.onLine || !location.protocol.startsWith('http')) return null;
  const { headers } = await fetch(location.pathname, { method: 'HEAD' });
  const [, rule] = /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '') ?? [];
  return rule?.trim() ?? null;
}

function named(view: 'all' | EmbedPanel) {
  if (view === 'all') return [view, words.allLanes] as const;
  return [view, view === 'regret' ? words.regret : words.lane(view)] as const;
}

/** Characters that end an attribute's value or begin something else in it. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&"<>]/g, (character) => ESCAPES[character]);

/** The HTML of a frame, 720 × 420, in which the run stands. @param title the run's, for who hears the page */
export function embedCode(address: string, title: string): string {
  const name = title === '' ? words.embedTitle : words.embedTitleOf(title);
  return `<iframe src="${escaped(address)}" title="${escaped(name)}" width="720" height="420" style="border: 0"></iframe>`;
}

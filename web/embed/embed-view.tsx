import './embed.css';
import { useDocumentTitle } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import * as questions from '#words/page/programs';
import * as words from '#words/share/embed';
import { RegretPanel } from '../panels/regret/regret-panel.tsx';
import { AwayLink } from '../place/alone/away-link.tsx';
import { shownTitle } from '../registry/titles.ts';
import type { EmbedPanel, EmbedRequest } from '../store/address/embed-query.ts';
import { hashOf, linkOf } from '../store/address/links.ts';
import { useCursor, useEditedScenario, useLanes, useSelectedLane, useWorldError } from '../store/hooks.ts';
import { Timeline } from '../time/transport/timeline.tsx';
import { Counter, PlayButton, StepButton } from '../time/transport/transport.tsx';
import { Region } from '../ui/panel/region.tsx';
import { LaneView } from '../views/lane/lane-view.tsx';
import { addressFault } from './fault.ts';

/** The page in another page's frame: the chosen panels, the clock, and a link to the whole page. */
export function EmbedView({ request }: { readonly request: EmbedRequest }) {
  const { title } = useEditedScenario();
  const { fault, allow } = useStore(addressFault);
  const refused = useWorldError();
  // If the address is refused, the scene behind it was not asked for.
  const shown = fault ? '' : shownTitle(title);
  useDocumentTitle(shown ? words.pageTitle(shown) : words.name);
  return (
    <div className="embed">
      <main className="embed-panels">
        <h1 className="visually-hidden">{shown || words.name}</h1>
        {fault || refused ? (
          <Refusal text={fault ?? refused ?? ''} allow={allow} />
        ) : (
          <Panels panels={request.panels} />
        )}
      </main>
      <EmbedBar stopped={fault !== null} />
    </div>
  );
}

interface RefusalProps {
  readonly text: string;
  readonly allow?: (() => void) | null;
}

function Refusal({ text, allow }: RefusalProps) {
  return (
    <div className="lane-error" role="alert">
      <p>{text}</p>
      {allow && (
        <button type="button" className="btn line" onClick={allow}>
          {questions.run}
        </button>
      )}
    </div>
  );
}

function Panels({ panels }: Pick<EmbedRequest, 'panels'>) {
  const lanes = useLanes();
  const letters = lanes.map(({ lane }) => lane.id);
  const selected = useSelectedLane();
  if (panels === 'all') return letters.map((letter) => <Placed key={letter} panel={letter} there />);
  if (panels === 'selected')
    return selected ? <Placed panel={selected} there /> : <Refusal text={words.noLane} />;
  return panels.map((panel) => (
    <Placed key={panel} panel={panel} there={panel === 'regret' || letters.includes(panel)} />
  ));
}

/** @param there whether the run has this panel */
function Placed({ panel, there }: { readonly panel: EmbedPanel; readonly there: boolean }) {
  if (!there) return <Refusal text={words.noSuchLane(panel)} />;
  return (
    <Region name={panel === 'regret' ? words.regretPanel : words.lane(panel)}>
      {panel === 'regret' ? <Regret /> : <LaneView letter={panel} />}
    </Region>
  );
}

/** The regret panel; its heading has the same level as in the whole page. */
function Regret() {
  return (
    <>
      <h2 className="visually-hidden">{words.insight}</h2>
      <RegretPanel />
    </>
  );
}

/** @param stopped whether nothing runs, so that only the link to the whole page is shown */
function EmbedBar({ stopped }: { readonly stopped: boolean }) {
  const address = useWholePage(stopped);
  return (
    <section className="embed-bar" aria-label={words.time}>
      {!stopped && (
        <>
          <StepButton by={-1} />
          <PlayButton />
          <StepButton by={1} />
          <Counter />
          <Timeline compact />
        </>
      )}
      <AwayLink href={address} title={words.openHere} />
    </section>
  );
}

/** Delay after the last move before the address is updated. */
const SETTLE_MS = 300;
/** Larger tables take seconds to pack, so the frame keeps the original address. */
const MOST_CELLS = 20_000;

/**
 * The address of the whole page at the run and step shown. The frame's own fragment is updated too, so that a
 * reload keeps them.
 * @param stopped whether the address opened nothing; it then stays unchanged, so that the whole page reports
 * the same
 */
function useWholePage(stopped: boolean): string {
  const scenario = useEditedScenario();
  const t = useCursor();
  const [link, setLink] = useState(() => hashOf(location.href));
  useEffect(() => {
    if (stopped) return setLink(hashOf(location.href));
    let current = true;
    const { dataset } = scenario.objective;
    if (dataset && dataset.arms.length * dataset.times.length > MOST_CELLS) return;
    const write = async () => {
      const next = await linkOf({ ...scenario, view: { ...scenario.view, step: t } });
      if (!current) return;
      history.replaceState(null, '', `#${next}`);
      setLink(next);
    };
    const timer = setTimeout(() => void write().catch(() => {}), SETTLE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [scenario, t, stopped]);
  return `${location.href.split(/[?#]/)[0]}#${link}`;
}

import './summary.css';
import { MantineProvider } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { type RefCallback, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/share/print';
import { engineName } from '../../../src/engine/version.ts';
import { RegretPanel } from '../../panels/regret/regret-panel.tsx';
import { caption } from '../../pictures/caption.ts';
import { shownTitle } from '../../registry/titles.ts';
import { useCursor, useLanes, useLayout, useScenario, useWorldError } from '../../store/hooks.ts';
import { page } from '../../store/page.ts';
import { mantineTheme } from '../../theme/mantine.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { SceneHead } from '../../views/head/scene-head.tsx';
import { LaneView } from '../../views/lane/lane-view.tsx';
import { Overview } from '../../views/overview/overview.tsx';
import { settingLines } from './settings.ts';
import { SummaryTable } from './summary-table.tsx';

/** Size of the sheet within its margins, on both A4 and Letter, in px of 96 per inch: 186 × 250 mm. */
const WIDTH = 703;
const HEIGHT = 944;

/** Longer addresses are only linked, not printed, because nobody types them. */
const LONGEST_ADDRESS = 300;

/** A run on one sheet of paper: its settings, its lanes, their results, and how to open it again. */
export function SummaryView({ address, fault }: { readonly address: string; readonly fault: string | null }) {
  const { title } = useScenario();
  const lanes = useLanes();
  const done = lanes.length > 0 && lanes.every(({ run }) => run.status !== 'running');
  const worldError = useWorldError();
  const refused = fault ?? worldError;
  useDocumentTitle(title ? words.pageTitle(shownTitle(title)) : words.name);
  return (
    <MantineProvider theme={mantineTheme} forceColorScheme="light">
      <p className="summary-bar">
        <button type="button" className="btn solid" disabled={!done} onClick={() => window.print()}>
          {words.print}
        </button>
        {done ? words.onePage : words.computing}
      </p>
      {refused ? (
        <p className="lane-error" role="alert">
          {refused}
        </p>
      ) : (
        <Sheet address={address} />
      )}
    </MantineProvider>
  );
}

function Sheet({ address }: { readonly address: string }) {
  const { ref, scale } = useFitting();
  return (
    <main className="sheet" style={{ width: WIDTH, height: HEIGHT }}>
      <div ref={ref} className="summary" style={{ width: WIDTH, transform: `scale(${scale})` }}>
        <header className="summary-head">
          <SceneHead />
          <QrCode text={address} />
        </header>
        <Lanes />
        <RegretPanel />
        <SummaryTable />
        <Settings address={address} />
      </div>
    </main>
  );
}

/** Scales content higher than the sheet down, also when it grows. */
function useFitting(): { ref: RefCallback<HTMLElement>; scale: number } {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, HEIGHT / element.offsetHeight)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref, scale };
}

function Lanes() {
  const lanes = useLanes();
  const { layout } = useLayout();
  return (
    <section className={lanes.length > 2 ? 'summary-lanes many' : 'summary-lanes'} aria-label={words.lanes}>
      {layout === 'overview' ? (
        <Overview phone={false} />
      ) : (
        lanes.map(({ lane }) => <LaneView key={lane.id} letter={lane.id} />)
      )}
    </section>
  );
}

function Settings({ address }: { readonly address: string }) {
  const scenario = useScenario();
  const step = useCursor();
  const backend = useStore(page, (state) => state.backend);
  const engine = engineName(backend ?? 'wasm', scenario);
  const [run, ...lanes] = caption({ scenario, step, engine, address: '' });
  return (
    <section className="summary-settings" aria-label={words.settings}>
      <p>{run}</p>
      {settingLines(scenario).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {lanes.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="summary-address">{address.length <= LONGEST_ADDRESS ? address : words.addressTooLong}</p>
    </section>
  );
}

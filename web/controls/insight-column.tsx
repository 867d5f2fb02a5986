import { type ReactNode, useState } from 'react';
import { MapPanel } from '../panels/map/map-panel.tsx';
import { RegretPanel } from '../panels/regret/regret-panel.tsx';
import { TriggerPanel } from '../panels/trigger/trigger-panel.tsx';
import { TheoryPanel } from '../theory/theory-panel.tsx';
import { Region } from '../ui/region.tsx';
import { WhyPanel } from '../views/why/why-panel.tsx';

interface Tab {
  readonly id: string;
  readonly title: string;
  readonly region: string;
  readonly content: ReactNode;
}

const PANELS: readonly Tab[] = [
  { id: 'regret', title: 'Regret', region: 'The regret panel', content: <RegretPanel /> },
  { id: 'trigger', title: 'Trigger', region: 'The trigger panel', content: <TriggerPanel /> },
  { id: 'map', title: 'Map', region: 'The map', content: <MapPanel /> },
  { id: 'theory', title: 'Theory', region: 'The theory', content: <TheoryPanel /> },
];
const WHY: Tab = { id: 'why', title: 'Why here?', region: '“Why here, why now?”', content: <WhyPanel /> };

/** The panels over t: one under the other, or on a phone one at a time. */
export function InsightColumn({ phone }: { phone: boolean }) {
  if (phone) return <Tabs tabs={[...PANELS, WHY]} />;
  return PANELS.map(({ id, region, content }) => (
    <Region key={id} name={region}>
      {content}
    </Region>
  ));
}

function Tabs({ tabs }: { tabs: readonly Tab[] }) {
  const [open, setOpen] = useState(tabs[0].id);
  const at = tabs.findIndex(({ id }) => id === open);
  const go = (step: number) => {
    const next = tabs[(at + step + tabs.length) % tabs.length].id;
    setOpen(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <>
      <div className="ptabs" role="tablist" aria-label="Insight">
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === open}
            aria-controls="insight-panel"
            tabIndex={id === open ? 0 : -1}
            onClick={() => setOpen(id)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') go(1);
              else if (event.key === 'ArrowLeft') go(-1);
            }}
          >
            {title}
          </button>
        ))}
      </div>
      <div id="insight-panel" role="tabpanel" aria-labelledby={`tab-${open}`}>
        <Region key={open} name={tabs[at].region}>
          {tabs[at].content}
        </Region>
      </div>
    </>
  );
}

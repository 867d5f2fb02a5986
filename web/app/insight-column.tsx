import './insight-column.css';
import { memo, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/page/insight';
import { INSIGHT_PANELS, type InsightPanel } from '../panels/registry.ts';
import { useLanesAlone, useScenario } from '../store/hooks.ts';
import { page } from '../store/page.ts';
import { useStage } from '../store/stage.ts';
import { lateView } from '../ui/late-view.tsx';
import { Region } from '../ui/panel/region.tsx';
import { WhyPanel } from '../views/why/why-panel.tsx';

/** A tab among the panels on a phone; elsewhere it is below the lanes. */
const WHY: InsightPanel = { id: 'why', title: words.whyHere, Content: WhyPanel };

/** The opened algorithm card and the insight panels: one below the other, or on a phone one at a time. */
export const InsightColumn = memo(function InsightColumn({ phone }: { phone: boolean }) {
  const stage = useStage();
  const { lanes, response } = useScenario();
  const lanesAlone = useLanesAlone();
  const panels = INSIGHT_PANELS.filter(({ isFor }) => isFor?.(lanes, response) ?? true);
  if (stage)
    return panels.filter(({ id }) => id === stage.panel).map((panel) => <Placed key={panel.id} {...panel} />);
  if (lanesAlone) return <AskedCard />;
  return (
    <>
      <AskedCard />
      {phone ? <Tabs tabs={[...panels, WHY]} /> : panels.map((panel) => <Placed key={panel.id} {...panel} />)}
    </>
  );
});

const CardPanel = lateView(() => import('../cards/card-panel.tsx').then((module) => module.CardPanel));

/** The algorithm card, while open. */
function AskedCard() {
  const id = useStore(page, (state) => state.card);
  return (
    id !== null && (
      <Suspense fallback={null}>
        <CardPanel key={id} id={id} />
      </Suspense>
    )
  );
}

function Placed({ title, Content }: InsightPanel) {
  return (
    <Region name={words.panelNamed(title)}>
      <Content />
    </Region>
  );
}

function Tabs({ tabs }: { tabs: readonly InsightPanel[] }) {
  const [open, setOpen] = useState(tabs[0].id);
  // The open panel may have disappeared with its lane.
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === open),
  );
  const go = (step: number) => {
    const next = tabs[(at + step + tabs.length) % tabs.length].id;
    setOpen(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <>
      <div className="ptabs" role="tablist" aria-label={words.insight}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === tabs[at].id}
            aria-controls="insight-panel"
            tabIndex={id === tabs[at].id ? 0 : -1}
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
      <div id="insight-panel" role="tabpanel" aria-labelledby={`tab-${tabs[at].id}`}>
        <Placed key={tabs[at].id} {...tabs[at]} />
      </div>
    </>
  );
}

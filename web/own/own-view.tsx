import * as words from '#words/own/own';
import { turnTo } from '../store/address/place.ts';
import { useEditedScenario } from '../store/hooks.ts';
import { Region } from '../ui/panel/region.tsx';
import { OWN_TABS } from './registry.ts';

/** The tab that the address names; if it names none, the tab of the objective in the lanes. */
export function OwnView({ tab, phone }: { tab: string; phone: boolean }) {
  const { objective } = useEditedScenario();
  const named = OWN_TABS.find((candidate) => candidate.id === tab);
  const fitting = named ?? OWN_TABS.find(({ edits }) => edits(objective.id)) ?? OWN_TABS[0];
  const { id, title, Editor } = fitting;
  return (
    <Region key={id} name={words.tabPanel(title)}>
      <Editor tabs={<Tabs open={id} />} phone={phone} />
    </Region>
  );
}

function Tabs({ open }: { open: string }) {
  const at = OWN_TABS.findIndex(({ id }) => id === open);
  const go = (step: number) => {
    const next = OWN_TABS[(at + step + OWN_TABS.length) % OWN_TABS.length].id;
    turnTo(next);
    // When the other tab is drawn.
    requestAnimationFrame(() => document.getElementById(`own-tab-${next}`)?.focus());
  };
  return (
    <div className="own-tabs" role="tablist" aria-label={words.tabs}>
      {OWN_TABS.map(({ id, title }) => (
        <button
          key={id}
          id={`own-tab-${id}`}
          type="button"
          role="tab"
          aria-selected={id === open}
          aria-controls="own-panel"
          tabIndex={id === open ? 0 : -1}
          onClick={() => turnTo(id)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') go(1);
            else if (event.key === 'ArrowLeft') go(-1);
          }}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

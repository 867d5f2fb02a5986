import { interventions } from '../../registry/known.ts';
import './interventions-section.css';
import { Suspense } from 'react';
import * as words from '#words/controls/sections';
import { useEnvironmental } from '../../store/hooks.ts';
import { lateAct } from '../../store/late-act.ts';
import { lateView } from '../../ui/late-view.tsx';
import { MenuButton } from '../../ui/overlay/open-button.tsx';

const WorldChanges = lateView(() => import('./world-changes.tsx').then((module) => module.WorldChanges));

/** Interventions: changes to the world during the run, listed with their step, to edit or remove. */
export function InterventionsSection() {
  const environmental = useEnvironmental();
  // In an environment the objective does not change.
  if (environmental) return null;
  return (
    <section className="sec interventions" aria-labelledby="interventions-title">
      <h2 id="interventions-title">
        {words.changeTheWorld}
        <ActMenu />
      </h2>
      <Suspense fallback={<div className="param" />}>
        <WorldChanges />
      </Suspense>
    </section>
  );
}

const act = (id: string) =>
  lateAct(import('../../store/actions/interventions.ts'), words.changeTheWorld, ({ actUpon }) => actUpon(id));

/** Adds an intervention from the next step on; the algorithms are not informed. */
function ActMenu() {
  return (
    <MenuButton
      button={{ className: 'aside', face: words.actNow }}
      width={280}
      className="choices"
      entries={() =>
        interventions().map(({ id, name, summary }) => ({
          id,
          label: name,
          note: summary,
          onChoose: () => void act(id),
        }))
      }
    />
  );
}

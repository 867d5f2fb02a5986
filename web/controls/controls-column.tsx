import './controls-column.css';
import { Suspense } from 'react';
import { useHidesWorld, useLocked } from '../store/hooks.ts';
import { lateView } from '../ui/late-view.tsx';
import { InterventionsSection } from './sections/interventions-section.tsx';
import { LanesSection } from './sections/lanes-section.tsx';
import { ModelSection } from './sections/model-section.tsx';
import { ObjectiveSection } from './sections/objective-section.tsx';
import { ParametersSection } from './sections/parameters-section.tsx';

const LockedControls = lateView(() => import('./lock-note.tsx').then((module) => module.LockedControls));

/** Everything that changes the scenario: objective, lanes, the selected lane's parameters, the model. */
export function ControlsColumn() {
  const locked = useLocked();
  return (
    <>
      {locked && (
        <Suspense fallback={null}>
          <LockedControls />
        </Suspense>
      )}
      <div className="changes" inert={locked}>
        {!useHidesWorld() && (
          <>
            <ObjectiveSection />
            <InterventionsSection />
          </>
        )}
        <LanesSection />
        <ParametersSection />
        <ModelSection />
      </div>
    </>
  );
}

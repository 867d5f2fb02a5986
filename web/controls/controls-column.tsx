import './controls-column.css';
import { Lock } from '../place/lock.tsx';
import { useHidesWorld, useLocked } from '../store/hooks.ts';
import { InterventionsSection } from './sections/interventions-section.tsx';
import { LanesSection } from './sections/lanes-section.tsx';
import { ModelSection } from './sections/model-section.tsx';
import { ObjectiveSection } from './sections/objective-section.tsx';
import { ParametersSection } from './sections/parameters-section.tsx';

/** Everything that changes the scenario: objective, lanes, the selected lane's parameters, the model. */
export function ControlsColumn() {
  return (
    <>
      <Lock controls />
      <div className="changes" inert={useLocked()}>
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

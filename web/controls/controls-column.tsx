import './controls-column.css';
import { useLocked } from '../store/hooks.ts';
import { InterventionsSection } from './sections/interventions-section.tsx';
import { LanesSection } from './sections/lanes-section.tsx';
import { ModelSection } from './sections/model-section.tsx';
import { ObjectiveSection } from './sections/objective-section.tsx';
import { ParametersSection } from './sections/parameters-section.tsx';

/** Everything that changes the scenario: objective, lanes, the selected lane's parameters, the model. */
export function ControlsColumn() {
  return (
    <div className="changes" inert={useLocked()}>
      <ObjectiveSection />
      <InterventionsSection />
      <LanesSection />
      <ParametersSection />
      <ModelSection />
    </div>
  );
}

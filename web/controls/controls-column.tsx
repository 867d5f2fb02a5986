import './controls-column.css';
import { InterventionsSection } from './interventions-section.tsx';
import { LanesSection } from './lanes-section.tsx';
import { ModelSection } from './model-section.tsx';
import { ObjectiveSection } from './objective-section.tsx';
import { ParametersSection } from './parameters-section.tsx';

/** Everything that changes the scenario: objective, lanes, the selected lane's parameters, the model. */
export function ControlsColumn() {
  return (
    <>
      <ObjectiveSection />
      <InterventionsSection />
      <LanesSection />
      <ParametersSection />
      <ModelSection />
    </>
  );
}

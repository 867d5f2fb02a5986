import { useState } from 'react';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { parseScenario } from '../../src/engine/scenario/validate.ts';
import { chooseScenario, saveScenario, scenarioText, takeScenarioText } from '../store/scenario-file.ts';

/** The run as text: to read, to change, to save, to open. Nothing changes until it is used, and only if it is right. */
export function JsonEditor({ scenario }: { readonly scenario: Scenario }) {
  const [text, setText] = useState(() => scenarioText(parseScenario(scenario)));
  const [fault, setFault] = useState<string | null>(null);
  const take = () => takeScenarioText(text).catch((error: Error) => setFault(error.message));
  return (
    <section className="as-text" aria-label="The run as text">
      <div className="as-text-head">
        <h2>The run as text</h2>
        <button type="button" className="btn line" onClick={() => saveScenario(parseScenario(scenario))}>
          Save file
        </button>
        <button type="button" className="btn line" onClick={chooseScenario}>
          Open file
        </button>
      </div>
      <textarea
        aria-label="Scenario as JSON"
        aria-invalid={fault !== null}
        aria-describedby="as-text-fault"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setFault(null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void take();
        }}
      />
      <div className="as-text-foot">
        <p className="field-fault" id="as-text-fault" role="alert">
          {fault}
        </p>
        <button type="button" className="btn solid" onClick={() => void take()}>
          Use
        </button>
      </div>
    </section>
  );
}

import { useState } from 'react';
import * as words from '#words/library/yours';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { parseScenario } from '../../src/engine/scenario/validate.ts';
import { useHidesWorld } from '../store/hooks.ts';
import { chooseScenario, saveScenario, scenarioText, takeScenarioText } from '../store/scenario-file.ts';

/** The text as it was left for another place, and the run that it began with. */
let left = { run: '', text: '' };

/** The run as text: to read, to change, to save, to open. Nothing changes until it is used, and only if it is right. */
export function JsonEditor({ scenario }: { readonly scenario: Scenario }) {
  const run = JSON.stringify({ ...scenario, view: null });
  const [text, setText] = useState(() =>
    left.run === run ? left.text : scenarioText(parseScenario(scenario)),
  );
  const [fault, setFault] = useState<string | null>(null);
  const hidden = useHidesWorld();
  const take = () => takeScenarioText(text).catch((error: Error) => setFault(error.message));
  if (hidden) return <p className="note">{words.textHidden}</p>;
  return (
    <section className="as-text" aria-label={words.asText}>
      <div className="as-text-head">
        <h2>{words.asText}</h2>
        <button type="button" className="btn line" onClick={() => saveScenario(parseScenario(scenario))}>
          {words.saveFile}
        </button>
        <button type="button" className="btn line" onClick={chooseScenario}>
          {words.openFile}
        </button>
      </div>
      <textarea
        aria-label={words.asJson}
        aria-invalid={fault !== null}
        aria-describedby="as-text-fault"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          left = { run, text: event.target.value };
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
          {words.use}
        </button>
      </div>
    </section>
  );
}

import * as words from '#words/controls/response';
import type { Response, Scenario } from '../../../src/contracts/scenario.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { NumberRow } from '../../forms/number-row.tsx';
import { ParameterRow } from '../../forms/parameter-row.tsx';
import { setResponse, setResponseNumber } from '../../store/actions/response.ts';
import { useEditedScenario } from '../../store/hooks.ts';
import { responseSettings, usualResponse } from './response-limits.ts';

const KEYS = ['base', 'factor', 'power', 'frame'] as const satisfies readonly (keyof Response)[];

/** Whether the world moves while a lane computes, and how long a query then takes. */
export function ResponseRows() {
  const scenario = useEditedScenario();
  const { response } = scenario;
  const refused = !response && isRefused(scenario);
  const box = (
    <input
      className="check"
      type="checkbox"
      aria-label={words.label}
      checked={response !== undefined}
      disabled={refused}
      onChange={(event) => setResponse(event.target.checked ? usualResponse(scenario) : null)}
    />
  );
  return (
    <>
      <ParameterRow
        label={words.label}
        symbol="$R(n)$"
        help={words.help}
        changed={response !== undefined}
        value={box}
        fault={refused && <p className="note">{words.refused}</p>}
      />
      {response && <Numbers scenario={scenario} response={response} />}
    </>
  );
}

/** What an engine run refuses together with a response time. */
const isRefused = ({ lanes }: Scenario): boolean =>
  lanes.some(({ choices, waits, posterior }) => choices || waits || posterior);

function Numbers({ scenario, response }: { scenario: Scenario; response: Response }) {
  const settings = responseSettings(scenario, response);
  return (
    <>
      {KEYS.map((key) => (
        <NumberRow
          key={key}
          spec={settings[key]}
          value={response[key]}
          set={(value, dragging) => setResponseNumber(key, value, dragging ? settings[key].id : undefined)}
        />
      ))}
      <p className="note">
        {words.taking({
          at10: secondsWith(10, response),
          at50: secondsWith(50, response),
          at200: secondsWith(200, response),
        })}
      </p>
    </>
  );
}

/** R(n), to be read. */
function secondsWith(held: number, { base, factor, power }: Response): string {
  const seconds = base + factor * held ** power;
  return seconds < 1e6 ? formatValue(seconds, seconds < 10 ? 2 : 0) : seconds.toPrecision(1);
}

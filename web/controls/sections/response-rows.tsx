import * as words from '#words/controls/response';
import type { Response, Scenario } from '../../../src/contracts/scenario.ts';
import { RESPONSE_SETTINGS } from '../../../src/engine/scenario/response-settings.ts';
import { KEPT } from '../../../src/engine/scenario/settings.ts';
import type { NumberParam } from '../../../src/parameters/spec.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { NumberRow } from '../../forms/number-row.tsx';
import { ParameterRow } from '../../forms/parameter-row.tsx';
import { setResponse, setResponseNumber } from '../../store/actions/response.ts';
import { useEditedScenario } from '../../store/hooks.ts';

const KEYS = ['base', 'factor', 'power', 'frame'] as const satisfies readonly (keyof Response)[];

/** Whether the world moves while a lane computes, and the duration of a query. */
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

/** Whether the engine refuses these lanes together with a response time. */
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

/** R(n) as text. */
function secondsWith(held: number, { base, factor, power }: Response): string {
  const seconds = base + factor * held ** power;
  return seconds < 1e6 ? formatValue(seconds, seconds < 10 ? 2 : 0) : seconds.toPrecision(1);
}

/** Most queries after the first. */
const MOST_MORE = KEPT.moving - 1;

/** Rounds to three digits, enough for a link and a reader. */
function rounded(value: number, towards: (value: number) => number): number {
  const digit = 10 ** (Math.floor(Math.log10(value)) - 2);
  return Number((towards(value / digit) * digit).toPrecision(3));
}

type Run = Pick<Scenario, 'horizon'>;

/** The response when it is switched on: as in the scene, or slower for a long run. */
export function usualResponse({ horizon }: Run): Response {
  const { base, factor, power, frame } = RESPONSE_SETTINGS;
  const shortest = rounded((horizon * frame.default) / MOST_MORE, Math.ceil);
  return {
    base: Math.max(base.default, shortest),
    factor: factor.default,
    power: power.default,
    frame: frame.default,
  };
}

/** Settings of the form; short responses and long steps are limited by the largest number of queries. */
export function responseSettings({ horizon }: Run, { base, frame }: Response) {
  const because = words.because(KEPT.moving);
  const shortest = rounded((horizon * frame) / MOST_MORE, Math.ceil);
  const longest = rounded((MOST_MORE * base) / horizon, Math.floor);
  const settings: Readonly<Record<keyof Response, NumberParam>> = {
    ...RESPONSE_SETTINGS,
    base: {
      ...RESPONSE_SETTINGS.base,
      min: shortest,
      exclusiveMin: false,
      slider: [shortest, Math.min(RESPONSE_SETTINGS.base.max, Math.max(100, 2 * shortest))],
      because,
    },
    frame: {
      ...RESPONSE_SETTINGS.frame,
      max: longest,
      slider: [Math.min(0.01, longest / 2), longest],
      because,
    },
  };
  return settings;
}

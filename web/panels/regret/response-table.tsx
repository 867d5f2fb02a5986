import './response-table.css';
import * as words from '#words/panels/response';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { formatValue } from '../../../src/picture/format.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { useTold } from '../../store/hooks.ts';
import { useHidden } from '../../store/stage.ts';
import { Badge } from '../../ui/badge.tsx';
import { SettingText } from '../../ui/setting-text.tsx';

interface ResponseTableProps {
  readonly lanes: readonly PanelLane[];
  readonly response: NonNullable<Scenario['response']>;
}

/** Every lane's regret per second and per query, and how many queries its response times allowed. */
export function ResponseTable({ lanes, response }: ResponseTableProps) {
  const t = Math.max(1, useTold());
  if (useHidden('readings')) return null;
  return (
    <table className="response-table">
      <caption>{words.upTo(seconds(t * response.frame))}</caption>
      <thead>
        <tr>
          <th scope="col">{words.lane}</th>
          <th scope="col">{words.perSecond}</th>
          <th scope="col">{words.perQuery}</th>
          <th scope="col">{words.queries}</th>
        </tr>
      </thead>
      <tbody>
        {lanes.map((lane) => (
          <LaneRow key={lane.letter} lane={lane} t={t} />
        ))}
      </tbody>
    </table>
  );
}

function LaneRow({ lane: { letter, name, records }, t }: { lane: PanelLane; t: number }) {
  const { queries, cumulativeRegret } = records[t - 1] ?? {};
  const shown = (value: number | undefined) =>
    queries && value !== undefined ? formatValue(value, 3) : words.unknown;
  return (
    <tr>
      <th scope="row">
        <Badge letter={letter} small /> <SettingText text={name} />
      </th>
      <td>{shown((cumulativeRegret ?? 0) / t)}</td>
      <td>{shown(queries?.regret)}</td>
      <td>{queries?.made ?? words.unknown}</td>
    </tr>
  );
}

/** With the decimals needed, three at most. */
const seconds = (time: number): string => String(Number(time.toFixed(3)));

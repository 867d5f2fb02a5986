import * as words from '#words/panels/paid';
import { formatRegret } from '../../../../src/picture/format.ts';
import type { useAllCauses } from '../../../answers/causes.ts';
import { paidUntil, SHOWN_CAUSES } from '../../../readings/causes.ts';
import type { PanelLane } from '../../../readings/panel-lane.ts';
import { useTold } from '../../../store/hooks.ts';
import { useHidden } from '../../../store/stage.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PaidSwatch } from './paid-legend.tsx';

interface PaidTableProps {
  readonly lanes: readonly PanelLane[];
  readonly causes: ReturnType<typeof useAllCauses>;
}

/** The causes of every lane's regret up to the step shown, in numbers. */
export function PaidTable(props: PaidTableProps) {
  if (useHidden('readings') || props.causes.every((split) => !split || typeof split === 'string'))
    return null;
  return (
    <details className="paid-table">
      <summary>{words.inNumbers}</summary>
      <p>{words.note}</p>
      <Numbers {...props} />
    </details>
  );
}

function Numbers({ lanes, causes }: PaidTableProps) {
  const t = Math.max(1, useTold());
  const paid = causes.map((split) => (split && typeof split !== 'string' ? paidUntil(split, t) : null));
  return (
    <table>
      <caption>{words.upTo(t)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.cause}</th>
          {lanes.map(({ letter, name }) => (
            <th key={letter} scope="col" title={name}>
              <Badge letter={letter} small />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SHOWN_CAUSES.map(({ id, name }, c) => (
          <tr key={id}>
            <th scope="row">
              <PaidSwatch cause={id} /> {name}
            </th>
            {lanes.map(({ letter }, i) => (
              <td key={letter}>{paid[i] ? formatRegret(paid[i][c]) : '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

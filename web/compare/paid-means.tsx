import * as words from '#words/compare/paid';
import * as panel from '#words/panels/paid';
import { formatRegret, formatValue } from '../../src/picture/format.ts';
import { PaidSwatch } from '../panels/regret/paid/paid-legend.tsx';
import { SHOWN_CAUSES } from '../readings/causes.ts';
import { Badge } from '../ui/badge.tsx';
import type { LaneMean } from './paid-rows.ts';

/** The same in numbers, with what part of the regret each is; key of the colours at the same time. */
export function PaidMeans({ rows, step }: { rows: readonly LaneMean[]; step: number }) {
  return (
    <div className="compare-table compare-paid-means">
      <table>
        <caption>{words.caption(step)}</caption>
        <thead>
          <tr>
            <th scope="col">{panel.cause}</th>
            {rows.map(({ letter, name }) => (
              <th key={letter} scope="col" title={name}>
                <Badge letter={letter} small />
                <span className="visually-hidden"> {name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SHOWN_CAUSES.map(({ id, at, name }) => (
            <tr key={id}>
              <th scope="row">
                <PaidSwatch cause={id} /> {name}
              </th>
              {rows.map(({ letter, paid, regret }) => (
                <td key={letter}>
                  {shown(paid[at])} <span className="of">{shareOf(paid[at], regret)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.regret}</th>
            {rows.map(({ letter, regret }) => (
              <td key={letter}>
                {formatRegret(regret)} <span className="of" />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** What no seed has paid for is 0 without decimals. */
const shown = (value: number): string => (value === 0 ? '0' : formatRegret(value));

const shareOf = (value: number, regret: number): string =>
  value > 0 ? `${formatValue((100 * value) / regret, 0)} %` : '';

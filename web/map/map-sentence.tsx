import * as words from '#words/map/map';
import { countCells, type MapReport } from '../../src/replicates/map/map-report.ts';
import { listed } from '../../words/listed.ts';
import { mapNames } from '../answers/map/map-names.ts';
import { useEditedScenario } from '../store/hooks.ts';
import { Badge } from '../ui/badge.tsx';
import { MathText } from '../ui/math-text.tsx';
import { fillOf } from './lane-fill.ts';

/** Names of the map's lanes. */
export const useMapNames = (report: Pick<MapReport, 'lanes'>): readonly string[] =>
  mapNames(report, useEditedScenario());

/** A sentence about the cells, based on their counts only. */
export function mapSentence({ lanes, cells }: MapReport, names: readonly string[], running: boolean): string {
  const { one, some, winners } = countCells(cells);
  const count = { cells: cells.length, state: running ? 'running' : 'done' };
  if (one === 0) return some > 0 ? words.someStruck({ ...count, some }) : words.noneStruck(count);
  const named = winners.map(({ lane, cells: own }) => {
    const name = `${lanes[lane].id} ${names[lane]}`;
    return winners.length === 1 ? name : words.winner({ name, count: own });
  });
  return words.oneLeft({ ...count, one, winners: winners.length, who: listed(named) });
}

export function MapSentence({ report, running }: { report: MapReport; running: boolean }) {
  const names = useMapNames(report);
  return (
    <p className="map-says">
      <MathText text={mapSentence(report, names, running)} />
    </p>
  );
}

/** The lanes of the letters, and the meaning of colour, stripes and number. */
export function MapKey({ report }: { report: MapReport }) {
  const names = useMapNames(report);
  const letters = report.lanes.map(({ id }) => id);
  return (
    <div className="map-key">
      {report.lanes.map(({ id }, i) => (
        <span key={id}>
          <Badge letter={id} /> {names[i]}
        </span>
      ))}
      <span className="grow" />
      <span>
        <i className="map-sample" style={{ background: fillOf(letters.slice(0, 1)) }} /> {words.oneKey}
      </span>
      <span>
        <i className="map-sample striped" style={{ background: fillOf(letters.slice(0, 2)) }} />{' '}
        {words.someKey}
      </span>
      <span>
        <i className="map-sample" /> {words.noneKey}
      </span>
      <span>
        <b>{report.most}</b> {words.seedsKey}
      </span>
    </div>
  );
}

import { useState } from 'react';
import * as words from '#words/map/map';
import { mapPlan } from '../../src/replicates/map/map-plan.ts';
import type { MapReport } from '../../src/replicates/map/map-report.ts';
import { writeTables } from '../../src/sheet/formats.ts';
import { mapFigure } from '../../src/sheet/map/map-figure.ts';
import { type MapNames, mapDocument } from '../../src/sheet/map/map-picture.ts';
import { mapCsv, mapTable } from '../../src/sheet/map/map-tables.ts';
import { download } from '../browser/download.ts';
import { fileName } from '../browser/file-name.ts';
import { aboutPlan } from '../pictures/about-plan.ts';
import { facesInUse } from '../pictures/fonts.ts';
import { rasteriseDocument } from '../pictures/raster.ts';
import { shownTitle } from '../registry/titles.ts';
import { useEditedScenario } from '../store/hooks.ts';
import { messageOf } from '../told/message-of.ts';
import { ListMenu } from '../ui/overlay/list-menu.tsx';
import { useMapNames } from './map-sentence.tsx';

interface Saved {
  readonly report: MapReport;
  readonly names: MapNames;
  readonly title: string;
}

async function svgOf({ report, names, title }: Saved): Promise<string> {
  const { axes, most } = report;
  const about = await aboutPlan((scenario) => mapPlan({ scenario, axes, most }).plan);
  return mapDocument(report, names, shownTitle(title), { ...about, faces: await facesInUse() });
}

type Maker = (saved: Saved) => Blob | Promise<Blob>;
const text =
  (of: (saved: Saved) => string | Promise<string>, type = 'text/plain'): Maker =>
  async (saved) =>
    new Blob([await of(saved)], { type });

/** Formats; tables are written as by `driftlab map`. */
const FILES: readonly (readonly [file: string, label: string, make: Maker])[] = [
  ['svg', words.saveSvg, text(svgOf, 'image/svg+xml')],
  ['png', words.savePng, async (saved) => rasteriseDocument(await svgOf(saved))],
  [
    'plotly.json',
    words.saveFigure,
    text(
      ({ title, report, names }) => JSON.stringify(mapFigure(title, report, names, 'light')),
      'application/json',
    ),
  ],
  ['csv', words.saveCsv, text(({ report }) => mapCsv(report))],
  ['md', words.saveMarkdown, text(({ report }) => writeTables([mapTable(report)], 'markdown'))],
  ['tex', words.saveLatex, text(({ report }) => writeTables([mapTable(report)], 'latex'))],
];

interface SaveMapProps {
  readonly report: MapReport;
  /** Names of the axes. */
  readonly axes: readonly string[];
}

/** Saves the finished map as a file. */
export function SaveMap({ report, axes }: SaveMapProps) {
  const { title } = useEditedScenario();
  const lanes = useMapNames(report);
  const [fault, setFault] = useState('');
  const saved = { report, names: { axes, lanes }, title };
  return (
    <>
      <span role="status">{fault}</span>
      <ListMenu
        name={words.save}
        entries={FILES.map(([file, label, make]) => ({
          id: file,
          label,
          onChoose: () =>
            void Promise.resolve(make(saved)).then(
              (blob) => download(blob, `${fileName(title)}-map.${file}`),
              (error: Error) => setFault(messageOf(error)),
            ),
        }))}
      />
    </>
  );
}

import * as words from '#words/map/map';
import type { MapReport } from '../../src/replicates/map/map-report.ts';
import { writeTables } from '../../src/sheet/formats.ts';
import { mapCsv, mapTable } from '../../src/sheet/map-tables.ts';
import { download } from '../browser/download.ts';
import { fileName } from '../browser/file-name.ts';
import { useEditedScenario } from '../store/hooks.ts';
import { IconDown } from '../ui/icons.tsx';
import { MenuButton } from '../ui/overlay/open-button.tsx';

const FILES = [
  ['csv', words.saveCsv],
  ['md', words.saveMarkdown],
  ['tex', words.saveLatex],
] as const;

/** As `driftlab map` prints it. */
function textIn(file: (typeof FILES)[number][0], report: MapReport): string {
  if (file === 'csv') return mapCsv(report);
  return writeTables([mapTable(report)], file === 'md' ? 'markdown' : 'latex');
}

/** The finished map as a file. */
export function SaveMap({ report }: { report: MapReport }) {
  const { title } = useEditedScenario();
  const face = (
    <>
      {words.save} <IconDown />
    </>
  );
  return (
    <MenuButton
      button={{ className: 'btn line', face }}
      position="bottom-end"
      className="choices"
      entries={FILES.map(([file, label]) => ({
        id: file,
        label,
        onChoose: () => download(new Blob([textIn(file, report)]), `${fileName(title)}-map.${file}`),
      }))}
    />
  );
}

import * as words from '#words/map/map';
import type { MapReport } from '../../src/replicates/map/map-report.ts';
import { writeTables } from '../../src/sheet/formats.ts';
import { mapCsv, mapTable } from '../../src/sheet/map-tables.ts';
import { download } from '../browser/download.ts';
import { fileName } from '../browser/file-name.ts';
import { useEditedScenario } from '../store/hooks.ts';
import { ListMenu } from '../ui/overlay/list-menu.tsx';

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
  return (
    <ListMenu
      name={words.save}
      entries={FILES.map(([file, label]) => ({
        id: file,
        label,
        onChoose: () => download(new Blob([textIn(file, report)]), `${fileName(title)}-map.${file}`),
      }))}
    />
  );
}

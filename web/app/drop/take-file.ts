import { takeLessonFile } from '../../course/own/take.ts';
import { openTable } from '../../own/table/sheet.ts';
import { openScenarioFile } from '../../store/scenario-file.ts';

/** Opens a dropped file: a scenario, a zipped lesson, or anything else as a table. */
export function takeFile(file: File): Promise<void> {
  if (/\.zip$/i.test(file.name)) return takeLessonFile(file);
  return /\.json$/i.test(file.name) ? openScenarioFile(file) : openTable(file);
}

import * as words from '#words/page/scenario-file';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { exactJson } from '../../src/engine/json.ts';
import { LARGEST_CONTENT } from '../../src/engine/link/link-error.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import { chooseFile } from '../browser/choose-file.ts';
import { download } from '../browser/download.ts';
import { fileName } from '../browser/file-name.ts';
import { readScenarioText } from '../worker/link/link-client.ts';
import { openScenario } from './actions/scenario.ts';
import { leaveForRun } from './address/place.ts';
import { notify, page } from './page.ts';
import { requireLeave } from './programs.ts';

/** A scenario as JSON, for people to read and change. */
export const scenarioText = (scenario: Scenario): string => `${exactJson(scenario, 2)}\n`;

export function saveScenario(scenario: Scenario): void {
  const name = `${fileName(scenario.title)}.json`;
  download(new Blob([scenarioText(scenario)], { type: 'application/json' }), name);
}

/** Opens a scenario's JSON in the lanes. Rejects with a sentence, and changes nothing, if it is not valid. */
export async function takeScenarioText(text: string): Promise<void> {
  if (text.length > LARGEST_CONTENT) throw new Error(words.textTooLong);
  const scenario = await readScenarioText(text).answer;
  await requireLeave(scenario);
  if (page.getState().place) leaveForRun();
  openScenario(scenario, false);
}

/** Opens a scenario file that was chosen or dropped; faults are shown in a notice. */
export async function openScenarioFile(file: File): Promise<void> {
  try {
    if (file.size > LARGEST_CONTENT) throw new Error(words.fileTooLarge((file.size / 2 ** 20).toFixed(1)));
    await takeScenarioText(await file.text());
  } catch (error) {
    const reason = messageOf(error);
    notify({ kind: 'error', text: words.notOpened({ name: file.name, reason }), actions: [] });
  }
}

/** Opens the file dialog for a scenario. */
export function chooseScenario(): void {
  chooseFile('.json,application/json', openScenarioFile);
}

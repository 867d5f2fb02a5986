import type { Response } from '../../../src/contracts/scenario.ts';
import { RESPONSE_SETTINGS } from '../../../src/engine/scenario/response-settings.ts';
import { settingText } from '../names.ts';
import { lab } from '../store.ts';
import { edit } from './edit.ts';

/** Lets the world move while a lane computes; null: the world waits. */
export function setResponse(response: Response | null): void {
  edit(({ response: _, ...waiting }) => (response ? { ...waiting, response } : waiting));
}

/** Changes one number of the response. */
export function setResponseNumber(key: keyof Response, value: number, gesture?: string): void {
  const before = lab.getState().scenario.response;
  if (!before) return;
  const then = settingText(RESPONSE_SETTINGS[key], before[key]);
  edit((scenario) => ({ ...scenario, response: { ...before, [key]: value } }), gesture, then);
}

// What this browser keeps, and the run as text.
export const yours = 'Yours';
export const whereKept = 'Kept in this browser; nothing is sent to a server.';
export const close = 'Close';
export const keptRuns = 'Kept runs';
export const textHidden =
  'Who sent this link hides what is to come; the run stands here as text after the last step.';
export const asText = 'The run as text';
export const saveFile = 'Save file';
export const openFile = 'Open file';
export const asJson = 'Scenario as JSON';
export const use = 'Use';
export const untitled = 'Untitled';
export const keepAs = 'Keep this run as';
export const keep = 'Keep';
export const nothingKept = 'Nothing is kept yet.';
export const remove = 'Remove';
export const reallyRemove = (name: string) => `Remove “${name}”?`;
export const itsLink = 'Its link:';
/** "Abrupt change, 1D · 2 lanes · seed 26 · 200 steps" */
export const about = (name: string, lanes: number, seed: number, horizon: number) =>
  `${name} · ${lanes} ${lanes === 1 ? 'lane' : 'lanes'} · seed ${seed} · ${horizon} steps`;

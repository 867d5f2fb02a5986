// Every engine's links, replayed in the visitor's browser.

export const title = 'Permanence';
export const leave = 'Back to the lanes';
export const fetching = 'Fetching the links…';
export const about =
  'Every engine that links were made with is kept, byte for byte. Here your browser runs the links of each in its own engine, and compares the fingerprint of every lane with what the link says.';
export const stop = 'Stop';
export const again = 'Run them again';
export const engine = 'Engine';
export const archived = 'Archived';
export const links = 'Links';
export const result = 'Here';
export const today = 'today’s';
export const waiting = 'waits';
export const underWay = (done: number, of: number) => `${done} of ${of}`;
export const allEqual = (count: number) => `all ${count} identical`;
export const stoppedAt = (done: number, of: number) => `stopped after ${done} of ${of}, all identical`;
export const someDiffer = (wrong: number, of: number) => `${wrong} of ${of} differ`;
export const differs = (name: string, lanes: string) => `${name}: lane ${lanes}`;
export const notFetched = (version: string) =>
  `The links of engine ${version} could not be fetched. Check the connection and run them again.`;
export const notInOneFile =
  'The links lie beside the page where it is served: open it there, at #permanence.';

// A film of the run: its row in the sheet, and why none is made.

export const film = 'Film';
export const filmOf = 'Film of';
export const atSpeed = (speed: string) => `At the speed chosen, ${speed}`;
export const wholeRun = (length: string) => `Whole run, ${length}`;
export const fromStep = (step: number, length: string) => `From t = ${step}, ${length}`;
export const minutes = (count: number) => `${count} min`;
export const seconds = (count: number) => `${count} s`;
export const cancel = (format: string, percent: number, left: string) =>
  `Cancel ${format} · ${percent} %${left}`;
export const noWebCodecs = 'Films need a browser with WebCodecs. This one has none; pictures work here.';
export const endsAt = (most: string, step: number) =>
  `A film has at most ${most} pictures: this one ends at t = ${step}.`;
export const frameSilent =
  'The frame in which films are recorded did not open; reload the page and try again.';
export const recording = 'Recording a film';

export const tab = 'Draw';
export const untitled = 'Three acts';

// Beside the drawing: the chosen key frame and its chosen point.
export const keyFrame = (number: number) => `Key frame ${number}`;
export const deleteFrame = 'Delete';
export const atStep = 'At step';
export const atStepHelp = 'When the objective has this curve. It lies between the steps of its neighbours.';
export const fixedStep = (step: number) => `At step ${step}: its neighbours leave it no other.`;
export const untilNext = 'Until the next';
/** How a key frame becomes the next one. */
export const transitions = { glide: 'glide', jump: 'jump', still: 'still' } as const;
export const betweenPoints = 'Between points';
export const betweens = { smooth: 'smooth', straight: 'straight' } as const;
export const point = (number: number) => `Point ${number}`;
export const deletePoint = 'Delete';
export const place = 'Place';
export const placeHelp = 'Where the point lies, between its neighbours.';
export const height = 'Height';
export const heightHelp = 'The value of the objective there.';

// The chosen key frame, large.
export const frameAt = (step: number) => `Key frame at $t$ = ${step}`;
export const before = 'before';
export const after = 'after';
export const pointHelp = 'Drag a point, click to add one.';
export const pointKeys = 'Arrows move it, Delete removes it.';
export const pointValue = (value: string, place: string) => `${value} at ${place}`;

// All key frames, small.
export const keyFrames = 'Key frames';
export const mostFrames = (count: number) => `${count} is the most`;
export const noFreeStep = 'no step is free';
export const addAt = (step: number) => `adds one at $t$ = ${step}`;
export const addAtPointer = 'Add a key frame where the pointer is';
export const frameOf = (number: number, count: number, step: number) =>
  `Key frame ${number} of ${count}, at step ${step}`;
export const jump = 'jump';

// The drawing over time.
export const map = 'Map of x over t';
export const optimum = 'optimum';

// What was left half way.
export const keptDrawings = 'Left half way';
export const keptDrawing = (title: string, frames: number) =>
  `${title || untitled}, ${frames} ${frames === 1 ? 'key frame' : 'key frames'}`;

export const tab = 'Formula';
export const untitled = 'Own objective';

// What is typed, and what is said of it.
export const about = 'What the formula is about';
export const kinds = {
  'formula-1d': 'one coordinate from its left to its right end; changes with the step t',
  'formula-2d': 'two coordinates; changes with the step t',
  'formula-environment': 'a design x and an environment w with a distribution; stands still',
} as const;
export const placeholder = 'type, or click a block';
export const empty = 'The picture comes here while you type: the map, the path of the optimum, its jumps.';
export const example = 'Write an example';

// Beside it: its letters.
export const symbols = 'Symbols';
export const newAfter = (argument: string) => `$p(${argument})$ new after`;
export const newAfterHelp = 'After these steps p is another random curve. More of them: more to unlearn.';
export const letterHelp = 'A letter of the formula. Another value typed here takes the slider along.';

// Blocks to put it together from.
export const blocks = 'Blocks';
export const blocksHelp = 'a click writes it';
export const given = (symbols: string) => `${symbols} are given. Any other letter becomes a slider.`;
export const hill = 'hill at (c, d)';

// Its picture.
export const mapOfX = (across: string) => `Map of x over ${across}`;
export const mapOfXAndY = (across: string) => `Map of x and y over ${across}`;
export const optimum = 'optimum';
export const bestDesign = 'best design';
export const bestAt = (place: string) => `best $x$ = ${place}`;
export const change = 'change';
export const threshold = 'threshold $h$';
export const slice = (number: number, count: number) => `Slice ${number} of ${count}`;

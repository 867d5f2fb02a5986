export const tab = 'Table';

// Before there is a table.
export const what =
  'Rows are times, columns are arms: the first column says when. Drop a CSV file anywhere, or choose one.';
export const choose = 'Choose a file';
export const reading = 'Reading the table.';

// Its rows.
export const split = (training: number, after: number) =>
  `Rows are times, columns are arms. **${training} rows train** the model, the bandit plays the ${after} after.`;
export const refused = (table: string, fault: string) => `${table}: ${fault}`;
export const caption = 'The first rows of the table, and those around the end of the training';
export const time = 'time';
export const missing = 'missing';
export const leftOut = (rows: number) => (rows === 1 ? '1 row' : `${rows} rows`);

// The file, and how it is read.
export const file = 'File';
export const otherFile = 'Other file';
export const facts = (rows: number, arms: number, placed: boolean) => {
  const size = `${rows === 1 ? '1 row' : `${rows} rows`}, ${arms === 1 ? '1 arm' : `${arms} arms`}`;
  return `${size}${placed ? ', each with its place' : ''}. Stays on this computer.`;
};
export const outOfOrder = (time: string, before: string) =>
  `The time ${time} follows ${before}: rows are played in the order of the file.`;
export const placesHelp = 'A second file with the columns x, y or lon, lat joins the places of the arms.';
export const readingTitle = 'Reading';
export const automatic = 'auto';
export const firstThird = 'The first third?';
export const values = 'Values';
export const missingCells = (count: number) => `Missing, ${count === 1 ? '1 cell' : `${count} cells`}`;
/** Short names of the rules for values and missing cells. */
export const rules: Readonly<Record<string, string>> = {
  raw: 'raw',
  linear: 'linear',
  previous: 'previous',
  mean: 'mean',
};
export const unit = 'Unit of the values';

// Beside it: its arms over time, and one by one.
export const map = 'Map of arms over time';
export const mapKey = 'training, then the run';
export const arms = 'Arms';
export const armsKey = (unit: string) => `lowest, mean, highest${unit === '' ? '' : `, in ${unit}`}`;
export const moreArms = (count: number) => `and ${count} more`;
export const armsCaption = 'Lowest, mean and highest value of every arm';
export const noValue = 'no value';

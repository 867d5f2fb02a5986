// What the page says of its workers.
export const cancelled = 'The work was cancelled.';
export const fileNotLoaded = 'its file could not be loaded';
export const modelCheck = 'the check of the model';
export const statisticsNotLoaded =
  'The worker of the statistics could not be loaded. Check the connection and try again.';
export const notLoaded = (subject: string) =>
  `The worker of ${subject} could not be loaded. Check the connection and try again.`;
export const experimentStopped = 'The worker of the experiment stopped. Check the connection and try again.';
export const lesson = 'the lesson';
export const exports = 'files for other programs';
export const lessonTooLong = 'Reading the lesson was stopped: it takes longer than a minute.';
export const link = 'the link';
export const scenario = 'the scenario';
export const previewNotLoaded =
  'The worker of the picture could not be loaded. Check the connection and try again.';
export const replicateFailed = (replicate: number, reason: string) => `replicate ${replicate}: ${reason}`;
export const noSignOfLife = 'it gave no sign of life';
export const stopped = (times: number, reason: string) =>
  `The computing worker stopped ${times} times: ${reason}.`;
export const notStarted = (reason: string) =>
  `The computing worker could not be started: ${reason}. Check the connection; the next change tries again.`;
export const tableNotLoaded =
  'The worker of the table could not be loaded. Check the connection and try again.';
export const theory = 'the theory';

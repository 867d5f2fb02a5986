// The papers: their figures, claims and runs.
export const needsTable = 'Its runs need the experiment’s table, which is not part of the page.';
export const noSuchCell =
  'The experiment has changed since this was recorded, and has no such cell any more.';
export const replicates = 'Replicates';
export const openReplicate = (replicate: number) => `Open replicate ${replicate}`;
export const atStep = (step: number) => `at t = ${step}`;
export const resetsWithin = (resets: number, steps: number) =>
  `${resets} resets, half of them within ${steps} steps`;
export const mostOften = (step: number, runs: number, of: number) =>
  `most often at t = ${step}: in ${runs} of ${of} runs`;
export const resetsAnd = (resets: number, share: string) => `${resets} resets, ${share}`;
export const runsInThisBrowser = 'Runs in this browser';
export const asksForTable = 'asks for its table: a CSV file, rows are times, columns are arms';
export const runHere = (runs: number) => `Run it here, ${runs} runs`;
export const cancel = 'Cancel';
export const anotherTable = 'Another table';
export const goOn = 'Go on';
export const tryAgain = 'Try again';
export const remove = 'Remove';
export const goesOn = 'goes on when you leave the papers';
export const tableTooLarge = (name: string, megabytes: string) =>
  `${name} must be at most 20 MB, got ${megabytes} MB.`;
export const recordedResult = 'recorded result';
export const back = 'Back to the papers';
export const claims = 'Claims';
export const claimsLater = 'Its claims are judged once its runs are done.';
export const rightOfLine = 'right of the line: as claimed';
export const greyOnes = 'grey: not told from zero (p ≥ 0.05)';
export const why = 'Why?';
export const recordedRuns = (runs: number) => `${runs} runs.`;
export const notRecorded = 'Not recorded.';
export const tableNotPublic = 'Not recorded: the paper’s table is not public.';
export const shown = 'Shown';
export const column = 'Column';
export const experiments = 'Experiments';
export const notRecordedYet = 'not recorded';
export const noVerdict = 'no verdict';
export const ownReading = 'our own reading';
export const ownReadings = 'our own readings';
export const cells = (view: string, cells: number) => `${view}: ${cells} cells, arrows go between them`;
export const enterOpens = (cell: string) => `${cell} Enter opens the run.`;
export const allFigures = 'Text, setting and all figures';
export const papers = 'Papers';
export const judgedHere = (runs: number) => `Judged by the ${runs} runs of this browser.`;
export const command = 'Command';
export const figuresCsv = 'Figures, CSV';
export const leave = 'Leave the papers';
export const copied = 'Copied';
export const relativeBars = 'each cell relative to its highest bar';
export const outlined = 'outlined: this browser';
export const printedSpread = 'printed, its spread';
export const oursInterval = 'ours, ± 2 s.e.';
export const browserInterval = 'this browser, ± 2 s.e.';
export const curvesOurs = 'ours; band of the chosen one ± 2 s.e.';
export const curvesHere = 'this browser; band of the chosen one ± 2 s.e.';
export const curvesHerePaleOurs =
  'this browser; pale: ours as recorded; band of the chosen one, this browser ± 2 s.e.';
export const curvesOursThinHere = 'ours; thin: this browser, with the band of the chosen one ± 2 s.e.';
export const ours = 'ours';
export const thisBrowser = 'this browser';
export const printed = (figure: string) => `printed ${figure}`;
export const withSpread = (std: string) => `(std ${std})`;
export const openRun = 'open the run';
export const enterKey = 'Enter';
export const replicate = 'replicate';
export const ofRuns = (runs: number) => `of ${runs}`;
export const runs = (count: number) => `${count} runs`;
const counted = (count: number) => `${count} ${count === 1 ? 'run' : 'runs'}`;
export const runStopped = (reason: string) => `The run stopped: ${reason}.`;
export const runsHere = (done: number) => `${counted(done)}, this browser`;
export const underWay = (done: number, wanted: number) => `${done} of ${counted(wanted)}, this browser`;
export const stoppedAt = (done: number, wanted: number) => `${underWay(done, wanted)} · stopped`;
export const stops = (figure: string, about: string) => `stops ${figure}, ${about}, which keeps its runs`;
export const above = (column: string, smaller: string, larger: string) =>
  `${column}: ${smaller} above ${larger}`;
export const differences = (all: number, asClaimed: number, within: number, against: number, named: string) =>
  `${all} differences: ${asClaimed} as claimed, ${within} not told from zero, ${against} the other way${named && `: ${named}`}.`;
export const cellsAgree = (agree: string, all: string) => `${agree} of ${all}`;
export const runsOfBrowser = (runs: number, engine: string, backend: string, plan: string) =>
  `${runs} runs in this browser, engine ${engine} (${backend}), plan ${plan}`;
export const engineOn = (engine: string, backend: string) => `${engine} on ${backend}`;
export const openedRun = (cell: string, replicate: number, runs: number, lane: string) =>
  `${cell}: replicate ${replicate} of ${runs}, lane ${lane}.`;

// The sheet that "Share" opens: what stands in each way out of the page.

// Name
export const name = 'Name';
export const nameLabel = 'Name of this run';

// Link
export const link = 'Link';
export const linkLabel = 'Link to this run';
export const withQueries = 'With your queries';
export const gameOnTheSameWorld = 'a game on the same world';
export const runAsItIs = 'the run as it is';
export const openAtStep = 'Open at this step';
export const stepShown = (step: number) => `t = ${step}`;
export const hideFuture = 'Hide what is to come';
export const openPlaying = 'Open playing';
export const lockControls = 'Lock the controls';
export const withoutPanels = 'Without the panels';
export const withoutYou = 'Without “You”';
export const inTheme = 'In this theme';

// Embed
export const embed = 'Embed';
export const embedCode = 'Code that embeds this run';
export const embedded = 'What is embedded';
export const allLanes = 'All lanes';
export const regret = 'Regret';
export const lane = (letter: string) => `Lane ${letter}`;
export const embedTitle = 'Driftlab';
export const embedTitleOf = (title: string) => `${title} · Driftlab`;

// Command
export const command = 'Command';
export const commandLabel = 'Command that runs the same';

// Cite
export const cite = 'Cite';
export const citation = (style: string) => `Citation, as ${style}`;
export const citationStyles = { bibtex: 'BibTeX', sentence: 'a sentence' } as const;

// Save
export const save = 'Save';
export const data = 'Data';
export const forOthers = 'For';
export const dataUntil = (step: number) => `up to t = ${step}, as what is to come is hidden`;
// Where the world moves while a lane computes: a row for each query, or for each step of the world.
export const rows = { queries: 'Queries', steps: 'Steps' };
export const rowsAs = (of: keyof typeof rows, format: string) => `${rows[of]} as ${format}`;
export const cancelSaving = (format: string, percent: number) => `Cancel ${format} · ${percent} %`;
export const worldRefused = 'This world cannot run';
export const runComputing = 'The run is still being computed';
export const picture = 'Picture';
export const pictureOf = 'Picture of';
export const outOfSight = 'This part of the page is no longer in sight.';
export const paper = 'Paper';
export const summary = 'Summary on one page';

// Below the code and below the ways
export const showToRoom = 'Show to the room';
export const nothingSent = 'Everything is in the link; nothing is sent to a server.';
export const noFingerprint = 'This world cannot run: there is nothing to take a fingerprint of.';
export const fingerprintFollows = 'The run is still being computed; its fingerprint follows.';
export const fingerprints = (count: number, engine: string) =>
  `Fingerprint${count > 1 ? 's' : ''} of engine ${engine}:`;

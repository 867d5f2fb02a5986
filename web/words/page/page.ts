// The frame of the page: its regions, its drawer, and what is said when a part of it does not come.
export const readersOfFiles = 'readers of files';
export const keyboard = 'Keyboard';
export const closeMessage = 'Close message';
export const skipHeader = 'Skip the header';
export const skipToLanes = 'Skip to the lanes';
export const skipToPlay = 'Skip to Play';
export const titled = (title: string) => `${title} · Driftlab`;
export const driftlab = 'Driftlab';
export const theHeader = 'The header';
export const theLecture = 'The lecture';
export const theRoomCode = 'The code for the room';
export const theTransport = 'The transport';
export const theLesson = 'The lesson';
export const controls = 'Controls';
export const theControls = 'The controls';
export const theSceneHead = 'The scene head';
export const insight = 'Insight';
export const closeControls = 'Close the controls';
export const seed = 'Seed';
export const you = 'You';
export const compare = 'Compare';
export const addLaneToCompare = 'Add a lane to compare algorithms.';
export const theOverview = 'The overview';
export const lane = (letter: string) => `Lane ${letter}`;
export const whyHereWhyNow = '“Why here, why now?”';
export const thePage = 'The page';
export const workerReplaced =
  'A computing worker stopped and was replaced. The run goes on, and its numbers are the same.';
export const notFromServer = (what: string) =>
  `The part of the page for ${what} did not come from the server. Check the connection and reload the page.`;
export const notWhileOffline = (what: string) =>
  `The part of the page for ${what} has not been loaded yet, and this browser is offline. Try again with a connection.`;
export const whatYouOpened = 'What you opened';
export const close = 'Close';
export const couldNotBeDrawn = (name: string, reason: string) => `${name} could not be drawn: ${reason}`;
export const drawAgain = 'Draw again';
export const thePromise = 'What the link promised';

// The lecture: what its parts and buttons are called.
export const lecture = 'Lecture';
export const time = 'Time';
export const size = 'Size of the type';
export const leave = 'Leave the lecture';
export const leaveKey = 'Leave the lecture (Esc)';
export const sceneHead = 'The scene head';
export const timeline = 'The timeline';
export const overview = 'The overview';
export const laneNamed = (letter: string) => `Lane ${letter}`;
export const insight = 'Insight';
export const panelNamed = (title: string) => `The panel “${title}”`;

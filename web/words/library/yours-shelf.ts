// What is counted on the shelf of kept runs.
export const runs = 'runs';

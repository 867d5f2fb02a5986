// A lesson beside the lanes: its frame, what is asked, what is to be done. What it teaches stands in lessons/.
export const lesson = 'Lesson';
export const wait = 'Fetching the lesson.';
export const lessons = 'Lessons';
export const allLessons = 'All lessons';
export const showWords = 'Show the words';
export const showPlot = 'Show more of the plot';
export const noLecture =
  'A lesson has no lecture: its words belong to what is shown. R is for a run outside a lesson.';
export const steps = 'Steps';
export const stepNamed = (step: number, title: string) => `Step ${step}: ${title}`;
export const stepOf = (step: number, of: number) => `${step} of ${of}`;
export const grounds = 'How we know';
export const worlds = (count: number) => (count === 1 ? 'this world' : `${count} worlds`);
/** Read out before the letter of a lane. */
export const lane = 'Lane';
export const back = 'Back';
export const next = 'Next';
export const end = 'Done';
export const predict = 'Predict';
export const answered = 'answered';
export const showInstead = 'Show me instead';
export const you = 'you';
export const yours = 'You';
export const youSaid = (value: string) => `you ${value}`;
export const right = 'so it is';
export const aimAtLevel = 'Drag the line in the plot';
export const aimAtPlace = 'Drag in the lane’s plot';
export const aimAtStep = 'Drag in the panel';
export const aimAtCurve = 'Drag the end of the line in the panel';
export const orByKey = ', or';
export const set = 'Set';
export const answer = 'Answer';
export const never = 'never';
export const later = 'shown after your answer';
export const task = 'Task';
export const done = 'done';
export const chooseQueries = (count: number) => `Choose ${count} queries yourself`;
export const goOnAtQuery = (query: number) => `Go on at query ${query}`;
export const game = 'You are the optimiser';
export const truth = 'Truth';
export const aboutTruth = 'What the algorithm does not know. On: the curve and its optimum are drawn.';
export const seeds = 'Seeds';
export const aboutSeeds =
  'Each seed is another world with other noise, the same for every lane. A dot or a band is then made of so many.';
export const world = 'World';
export const modelLengthscale = 'Model lengthscale';
export const modelNoise = 'Model noise variance';

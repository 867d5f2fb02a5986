// The library: shelves, search, and what stands under its entries.
export const shelves = 'Shelves';
export const close = 'Close';
export const nothingNamed = (query: string) => `Nothing named “${query}”.`;
export const found = (count: number) => `${count} found`;
export const nothingIsSent =
  'Everything is computed in this browser; what you keep stays in it, and nothing is sent.';
export const glossary = 'All words and symbols';
export const tour = 'Show the tour';
export const find = 'Find';
export const findBy = 'Find by name, line or algorithm';
export const lessons = 'Lessons';
export const goOnWith = 'go on with';
export const forTeachers = 'for teachers';
export const openZip = 'open a lesson’s zip';
export const stepOf = (step: number, steps: number) => `${step} of ${steps}`;
export const minutes = (count: number) => `${count} min`;
export const done = 'done';
/** What stands before the state of a lesson of one’s own. */
export const own = 'yours ·';
export const ownState = (state: string) => `yours · ${state}`;
export const scenes = 'Scenes';
export const papers = 'Papers';
export const printed = 'printed';
export const ours = 'ours';
export const yours = 'Yours';
export const keepThis = 'keep this run, or change it as text';
export const newObjective = 'New objective';
export const aboutNewObjective = 'A formula, a drawing, or a table.';
export const sureToRemove = (name: string) => `Delete again to remove “${name}”.`;
export const unreadable = 'Cannot be opened.';
export const remove = (name: string) => `Remove ${name}`;
export const saveLink = 'Save its link';

// Where a lesson is looked for by its name, and a step by its number. What an address names may be of any length.
const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
export const noLesson = (name: string) => `No lesson is called “${short(name)}”.`;
export const noStep = (title: string, step: string, steps: number) =>
  `“${title}” has no step “${short(step)}”: it has ${steps}.`;

// Where a lesson is looked for by its name.
export const noLesson = (name: string) => `No lesson is called “${name}”.`;

// The frame that records a film: why there is none.

export const noFormat = (format: string) => `This browser cannot write films as ${format}.`;
export const notWritten = 'The film could not be written.';
export const tooLarge = 'This browser cannot draw pictures of this size.';
export const nothingToFilm = 'There is nothing to film.';
export const runSilent = 'The run’s pictures did not come; try again.';

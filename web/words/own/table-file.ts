// What is said of a file that is read.

export const tooLarge = (name: string, size: string) => `${name} must be at most 20 MB, got ${size} MB.`;
export const notLoaded = (name: string, fault: string) => `${name} was not loaded: ${fault}.`;
export const placesInside = 'Its first two rows are the places of the arms.';
export const placesJoined = (name: string, arms: number) =>
  `${name} holds no values over time, but places: those of the ${arms} arms are joined.`;
export const reading = (name: string, size: string) => `Reading ${name}, ${size} MB…`;
export const cancel = 'Cancel';

/** Path of a Firefox, or undefined. */
export function findFirefox(): string | undefined;

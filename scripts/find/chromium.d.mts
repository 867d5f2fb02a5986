/** Path of a Chromium, or undefined. */
export function findChromium(): string | undefined;
/** Path of a Chromium; installs it where that is ours to do, else stops with the one command to run. */
export function requireChromium(): string;

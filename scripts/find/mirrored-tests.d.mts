/** Unit tests that mirror a file: a test file, a folder (ends in `/`), or undefined where none does. */
export function mirroredTests(file: string): string | undefined;

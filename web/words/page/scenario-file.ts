// What is wrong with a scenario’s file.
export const textTooLong = 'A scenario’s text must have at most 2 MB.';
export const fileTooLarge = (megabytes: string) => `it must be at most 2 MB, got ${megabytes} MB.`;
export const notOpened = (name: string, reason: string) => `${name} was not opened: ${reason}`;

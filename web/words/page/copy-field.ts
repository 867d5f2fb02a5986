export const copyLabel = (label: string) => `Copy: ${label}`;
export const copied = 'Copied';
export const copy = 'Copy';
export const copyRefused = 'The browser did not allow copying: the text is selected, copy it with the keys.';

// Before the library is there.
export const library = 'Library';
export const wait = 'Fetching the pictures.';

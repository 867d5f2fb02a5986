export const own = 'Your own objective';
export const fetching = 'Fetching the editor.';

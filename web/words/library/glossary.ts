// The glossary’s place.
export const glossary = 'Glossary';
export const besideLabels = 'Each of these stands beside its label, too: rest the pointer on it, or tap it.';
export const close = 'Close';
export const fetching = 'Fetching the words.';

/** A text of a lesson without the numbers that only a run provides. */
export const told = (text: string): string => text.replace(/(?<!\^)\{[^{}]*\}/g, '…');

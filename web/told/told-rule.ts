/** The rule of a number, or its reason, in the page's language: the few that are refused where they are typed, as `told`. */
export const toldRule = (rule: string): string => rule;

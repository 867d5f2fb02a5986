/** Regret by time and by query, where the world moves while a lane computes. */
export const upTo = (seconds: string) => `Regret up to ${seconds} s: the world moves while a lane computes.`;
export const lane = 'Lane';
export const perSecond = 'per second';
export const perQuery = 'per query';
export const queries = 'queries';
export const unknown = '–';

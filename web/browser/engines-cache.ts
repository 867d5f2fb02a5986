/** Where the service worker keeps the archived engines that were used. */
export const ENGINES_CACHE = 'driftlab-engines';

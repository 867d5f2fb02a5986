/**
 * Titles that scenes, games and objectives give to scenarios, names that scenes and lessons give to lanes, and papers' figures
 * that are words ("Table 1"), in the page's language by the English; the build fills them in (`scripts/page/descriptions.ts`).
 */
const TITLES: Readonly<Record<string, string>> = {};

/** The title of a scenario, or a lane's label, as the page shows it: a user's own is returned unchanged. */
export const shownTitle = (title: string): string => (Object.hasOwn(TITLES, title) ? TITLES[title] : title);

/** The English of a shown title, which scenarios hold in every language, so that links are the same. */
export const heldTitle = (shown: string): string =>
  Object.keys(TITLES).find((title) => TITLES[title] === shown) ?? shown;

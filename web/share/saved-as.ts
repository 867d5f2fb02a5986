/** The formats in which a run's records are saved. */
export const SAVED = ['csv', 'json', 'plotly'] as const;
export type SavedAs = (typeof SAVED)[number];

/** What a row is where the world moves while a lane computes: a query, as `driftlab run` writes it, or a step of the world. */
export type Rows = 'queries' | 'steps';

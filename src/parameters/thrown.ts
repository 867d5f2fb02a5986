/** What a caught value says: an error its sentence, whatever else was thrown its text. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);

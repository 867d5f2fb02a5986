/** What a caught value says: the message of an Error, the text of anything else. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);

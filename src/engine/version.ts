/** Raised on purpose whenever any record's bits change. Part of every fingerprint. */
export const ENGINE_VERSION = '0.2.0';

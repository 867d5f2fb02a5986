/** The page as one file has no service worker beside it, whoever serves it. */
export function startReleases(): void {}

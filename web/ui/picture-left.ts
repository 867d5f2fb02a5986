let left: () => void = () => {};

/**
 * Resolves when the live page has replaced the built picture, at once if there is none. Code that can wait is
 * loaded after it.
 */
export const pictureLeft: Promise<void> =
  typeof document === 'undefined' || !document.getElementById('first')
    ? Promise.resolve()
    : new Promise((resolve) => {
        left = resolve;
      });

/** Signals that the live page has replaced the first picture. */
export const tellPictureLeft = (): void => left();

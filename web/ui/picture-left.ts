let left: () => void = () => {};

/** Resolves when the live page has taken the place of the built picture, at once where there is none. What can wait is fetched after it. */
export const pictureLeft: Promise<void> =
  typeof document === 'undefined' || !document.getElementById('first')
    ? Promise.resolve()
    : new Promise((resolve) => {
        left = resolve;
      });

/** Signals that the live page has replaced the first picture. */
export const tellPictureLeft = (): void => left();

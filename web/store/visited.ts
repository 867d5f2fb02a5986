const KEY = 'driftlab-tour';

/** Whether this browser has seen the first visit's words, or keeps nothing, so that it would see them every time. */
export function wasVisited(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function markVisited(): void {
  try {
    localStorage.setItem(KEY, 'seen');
  } catch {
    // Then no visit counts as the first.
  }
}

const KEY = 'driftlab-tour';

/** Whether this browser has shown the first visit's words, or stores nothing and would always show them. */
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
    // Without storage no visit counts as the first.
  }
}

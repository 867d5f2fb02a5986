const KEY = 'driftlab-tour';

/** Whether this browser has seen the first visit's words, or keeps nothing, so that it would see them every time. */
export function wasTourSeen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function markTourSeen(): void {
  try {
    localStorage.setItem(KEY, 'seen');
  } catch {
    // Then it is not shown by itself at all.
  }
}

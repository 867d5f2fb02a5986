/** "The objective jumps after 60 and 130."; that it never does, else. */
export function changesReading(changePoints: readonly number[]): string {
  if (changePoints.length === 0) return 'The objective never jumps.';
  const last = changePoints[changePoints.length - 1];
  const others = changePoints.slice(0, -1).join(', ');
  return `The objective jumps after ${others === '' ? '' : `${others} and `}${last}.`;
}

import { edit } from './edit.ts';

/** Number of seeded random queries before the algorithms choose. */
export function setInitialPoints(points: number, gesture?: string): void {
  edit((scenario) => ({ ...scenario, initialDesign: { points } }), gesture);
}

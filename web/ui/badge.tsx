import type { LaneLetter } from '../../src/contracts/scenario.ts';

/** A lane's letter on its colour. `small` in panel heads and readings. */
export function Badge({ letter, small = false }: { letter: LaneLetter; small?: boolean }) {
  return (
    <span className={small ? 'badge s' : 'badge'} data-lane={letter}>
      {letter}
    </span>
  );
}

import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { OpenGame } from '../use-game.ts';

/** What a board, the plot that the person queries in, is drawn from. */
export interface BoardProps extends Pick<OpenGame, 'candidates' | 'turns' | 'aim'> {
  readonly letter: LaneLetter;
  /** A model's belief in the data; null where none is wished or known. */
  readonly belief: OpenGame['belief'];
  /** Range of y; null before the first reading of a world of unknown scale. */
  readonly range: readonly [number, number] | null;
  readonly width: number;
  readonly height: number;
}

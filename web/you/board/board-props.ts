import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { OpenGame } from '../use-game.ts';

/** Props of a board, the plot in which the person queries. */
export interface BoardProps extends Pick<OpenGame, 'candidates' | 'turns' | 'aim'> {
  readonly letter: LaneLetter;
  /** A model's belief given the data; null if not wanted or not known. */
  readonly belief: OpenGame['belief'];
  /** Range of y; null before the first observation in a world of unknown scale. */
  readonly range: readonly [number, number] | null;
  readonly width: number;
  readonly height: number;
}

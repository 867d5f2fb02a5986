import * as words from '#words/panels/paid';
import type { useSplitting } from '../../../answers/causes.ts';

/** How much of the split is done, or why it is not. */
export function PaidProgress({ share, error }: ReturnType<typeof useSplitting>) {
  if (error) return <p className="band-bar failed">{error}</p>;
  return (
    <p className="band-bar" role="status">
      {share === null ? null : words.splitting(Math.round(100 * share))}
    </p>
  );
}

import * as words from '#words/inspect/place';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import { openInspect } from '../store/address/place.ts';
import { useStage } from '../store/stage.ts';
import { IconInspect } from '../ui/icons.tsx';

/** The id of a lane's figure: "trigger-b". */
export const figureId = (kind: string, letter: LaneLetter): string => `${kind}-${letter.toLowerCase()}`;

/** The button beside a title that opens its figure, large. */
export function InspectWay({ subject, title }: { subject: string; title: string }) {
  // A lesson says itself what is to be seen.
  if (useStage()) return null;
  const label = words.inspectPanel(title);
  return (
    <button
      type="button"
      className="inspect-way"
      aria-label={label}
      title={words.withKey(label)}
      onClick={() => openInspect(subject)}
    >
      <IconInspect />
    </button>
  );
}

/** Presses the button of what has the focus, or lies under the pointer; else the first in sight. */
export function pressInspect(): void {
  const front = document.querySelector('[role="dialog"]') ?? document.getElementById('place') ?? document;
  const ways = [...front.querySelectorAll<HTMLElement>('.inspect-way')].filter((way) =>
    way.checkVisibility(),
  );
  const holds = (what: string) => ways.find((way) => way.closest('section')?.matches(what));
  (holds(':has(:focus-visible)') ?? holds(':hover') ?? holds('.time-panel') ?? ways[0])?.click();
}

import { useStore } from 'zustand';
import * as words from '#words/inspect/place';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import { openInspect } from '../store/address/place.ts';
import { isShut, page } from '../store/page.ts';
import { useStage } from '../store/stage.ts';
import { IconInspect } from '../ui/icons.tsx';

/** The id of a lane's figure: "trigger-b". */
export const figureId = (kind: string, letter: LaneLetter): string => `${kind}-${letter.toLowerCase()}`;

/** The button beside a title that opens the large figure. */
export function InspectWay({ subject, title }: { subject: string; title: string }) {
  // A lesson itself decides what is shown.
  const staged = useStage() !== null;
  if (useStore(page, isShut) || staged) return null;
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

/** Opens the figure of the panel that is focused or under the pointer; otherwise the first visible one. */
export function pressInspect(): void {
  const front = document.querySelector('[role="dialog"]') ?? document.getElementById('place') ?? document;
  const ways = [...front.querySelectorAll<HTMLElement>('.inspect-way')].filter((way) =>
    way.checkVisibility(),
  );
  const holds = (what: string) => ways.find((way) => way.closest('section')?.matches(what));
  (holds(':has(:focus-visible)') ?? holds(':hover') ?? holds('.time-panel') ?? ways[0])?.click();
}

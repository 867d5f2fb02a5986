import * as words from '#words/inspect/place';
import { openInspect } from '../store/address/place.ts';
import { useStage } from '../store/stage.ts';
import { IconAway } from '../ui/icons.tsx';

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
      title={label}
      onClick={() => openInspect(subject)}
    >
      <IconAway />
    </button>
  );
}

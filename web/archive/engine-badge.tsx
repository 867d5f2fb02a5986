import './archive.css';
import * as words from '#words/archive/engine';
import { PopoverButton } from '../ui/overlay/open-button.tsx';
import { Region } from '../ui/panel/region.tsx';
import { EngineNote } from './engine-note.tsx';

/** The header's badge of a run that an archived engine computes; it opens what there is to know of that. */
export function EngineBadge({ engine }: { engine: string }) {
  return (
    <PopoverButton
      button={{
        className: 'btn engine-badge',
        'aria-label': words.badge(engine),
        title: words.badge(engine),
        face: (
          <>
            <IconArchive /> <span className="word">{words.engine}</span> {engine}
          </>
        ),
      }}
      label={words.badge(engine)}
      className="pop engine-pop"
      width="min(428px, calc(100vw - 24px))"
    >
      <Region name={words.badge(engine)}>
        <EngineNote engine={engine} />
      </Region>
    </PopoverButton>
  );
}

const IconArchive = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className="engine-icon">
    <path d="M2.2 2.8h11.6v3H2.2zM3.2 5.8v7.4h9.6V5.8M6.4 8.4h3.2" />
  </svg>
);

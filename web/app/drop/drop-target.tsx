import './drop-target.css';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import * as words from '#words/page/page';
import { loaded } from '../../browser/load-fault.ts';
import { allKnown } from '../../registry/known.ts';
import { notify } from '../../store/page.ts';

/** If its words cannot be loaded, the overlay is shown without them and files can still be dropped. */
const DropNote = lazy<ComponentType>(() =>
  import('./drop-note.tsx').then(
    (module) => ({ default: module.DropNote }),
    () => ({ default: () => null }),
  ),
);

async function take(file: File): Promise<void> {
  try {
    const arriving = Promise.all([import('./take-file.ts'), allKnown()]);
    const [{ takeFile }] = await loaded(arriving, words.readersOfFiles);
    await takeFile(file);
  } catch (error) {
    notify({ kind: 'error', text: (error as Error).message, actions: [] });
  }
}

/** Accepts a file dropped anywhere on the page, with an overlay while it is dragged. */
export function DropTarget() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (name: 'dragover' | 'dragleave' | 'drop', hear: (event: DragEvent) => void) =>
      window.addEventListener(name, hear, { signal: listening.signal });
    const ofFile = (hovers: boolean) => (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(hovers);
      const file = event.dataTransfer.files[0];
      if (file && !hovers) void take(file);
    };
    listen('dragover', ofFile(true));
    listen('drop', ofFile(false));
    listen('dragleave', ({ relatedTarget }) => {
      if (!relatedTarget) setOver(false);
    });
    return () => listening.abort();
  }, []);
  if (!over) return null;
  return (
    <div className="drop-overlay" aria-hidden="true">
      <Suspense>
        <DropNote />
      </Suspense>
    </div>
  );
}

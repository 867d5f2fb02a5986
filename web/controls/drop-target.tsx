import './drop-target.css';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { notify } from '../store/page.ts';
import { loaded } from '../ui/load-fault.ts';
import * as words from '../words/page/page.ts';

/** Without its words the overlay stands alone: a file can be dropped all the same. */
const DropNote = lazy<ComponentType>(() =>
  import('./drop-note.tsx').then(
    (module) => ({ default: module.DropNote }),
    () => ({ default: () => null }),
  ),
);

async function take(file: File): Promise<void> {
  try {
    const { takeFile } = await loaded(import('./take-file.ts'), words.readersOfFiles);
    await takeFile(file);
  } catch (error) {
    notify({ kind: 'error', text: (error as Error).message, actions: [] });
  }
}

/** The whole page takes a dropped file; while one hovers over it, an overlay says so. */
export function DropTarget() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const onDragOver = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) void take(file);
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDrop);
    };
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

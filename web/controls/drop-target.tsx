import './drop-target.css';
import { useEffect, useState } from 'react';
import { notify } from '../store/page.ts';
import { loaded } from '../ui/load-fault.ts';

async function openDropped(file: File): Promise<void> {
  try {
    const { openTable } = await loaded(import('../own/table/sheet.ts'), 'tables');
    await openTable(file);
  } catch (error) {
    notify({ kind: 'error', text: (error as Error).message, actions: [] });
  }
}

async function openLesson(file: File): Promise<void> {
  try {
    const { takeLessonFile } = await loaded(import('../lessons/own/take.ts'), 'lessons');
    await takeLessonFile(file);
  } catch (error) {
    notify({ kind: 'error', text: (error as Error).message, actions: [] });
  }
}

/** A scenario's file is opened, a zip read as a lesson, anything else as a table. */
async function takeFile(file: File): Promise<void> {
  if (/\.zip$/i.test(file.name)) return openLesson(file);
  if (!/\.json$/i.test(file.name)) return openDropped(file);
  const { openScenarioFile } = await import('../store/scenario-file.ts');
  await openScenarioFile(file);
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
      if (file) void takeFile(file);
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
      <p>
        <b>Drop a table to see what it holds, a scenario or a lesson to open it</b>
        CSV: rows are times, columns are arms, at most 20 MB. JSON: a scenario. ZIP: a lesson’s folder. It
        stays in this browser.
      </p>
    </div>
  );
}

import { useState } from 'react';
import { useEditedLanes, useEditedScenario, useWorldError } from '../store/hooks.ts';
import { SAVED, type SavedAs, saveRecords } from './save-records.ts';
import { Way } from './way.tsx';

/** The records of all lanes as files. */
export function SavePart() {
  const lanes = useEditedLanes();
  const scenario = useEditedScenario();
  const refused = useWorldError() !== null;
  const [fault, setFault] = useState<string | null>(null);
  const done = lanes.length > 0 && lanes.every(({ run }) => run.status !== 'running');
  const save = (format: SavedAs) =>
    saveRecords(format, scenario, lanes).then(
      () => setFault(null),
      (error: Error) => setFault(error.message),
    );
  return (
    <Way name="Save">
      <div className="saves">
        <span>Data</span>
        {SAVED.map((format) => (
          <button
            key={format}
            type="button"
            className="btn line"
            disabled={!done}
            title={done ? undefined : refused ? 'This world cannot run' : 'The run is still being computed'}
            onClick={() => void save(format)}
          >
            {format.toUpperCase()}
          </button>
        ))}
      </div>
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
    </Way>
  );
}

import './yours.css';
import * as words from '#words/library/yours';
import { keepPicture, pictureOfScenario } from '../kept/kept-pictures.ts';
import type { Kept } from '../kept/runs/shelf.ts';
import { useShelf } from '../kept/runs/use-shelf.ts';
import { PlaceHead } from '../place/place-head.tsx';
import { scenarioWithView } from '../store/actions/view.ts';
import { lab } from '../store/store.ts';
import { Everything } from './everything.tsx';
import { JsonEditor } from './json-editor.tsx';
import { KeepForm } from './keep-form.tsx';
import { KeptList } from './kept-list.tsx';

/** The runs kept at the left; the run that is open, to keep or to change as text, at the right. */
export function YoursView() {
  const { kept, fault, keep: keepRun, remove } = useShelf();
  const scenario = scenarioWithView();
  const keep = (run: Kept) => {
    if (!keepRun(run)) return;
    void pictureOfScenario(lab.getState().scenario).then((picture) => keepPicture('runs', run.id, picture));
  };
  return (
    <>
      <PlaceHead title={words.yours} leave={words.close}>
        <p className="note">{words.whereKept}</p>
        <span className="grow" />
      </PlaceHead>
      <div className="yours-body">
        <section aria-label={words.keptRuns}>
          <KeepForm scenario={scenario} onKeep={keep} />
          {fault && (
            <p className="field-fault" role="alert">
              {fault}
            </p>
          )}
          <KeptList kept={kept} onRemove={remove} />
          <Everything said={fault} />
        </section>
        <JsonEditor scenario={scenario} />
      </div>
    </>
  );
}

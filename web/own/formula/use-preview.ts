import { useEffect, useState } from 'react';
import type { FormulaPreview, PreviewFault, PreviewQuestion } from '../../../src/engine/formula-preview.ts';
import { askNewestPreview } from '../../worker/preview/preview-client.ts';

/** The picture of the edited formula, as far as known. */
export interface Preview {
  /** The last picture; null before the first. */
  readonly preview: FormulaPreview | null;
  /** What is wrong with a readable formula; null: nothing. */
  readonly fault: PreviewFault | null;
  /** Any other fault, not in the text. */
  readonly refused: string | null;
  /** Whether another picture is being computed. */
  readonly pending: boolean;
}

const NOTHING: Preview = { preview: null, fault: null, refused: null, pending: false };

/** Requests the picture when the question changes; only the newest counts. null keeps the last picture. */
export function usePreview(question: PreviewQuestion | null): Preview {
  const [known, setKnown] = useState(NOTHING);
  useEffect(() => {
    if (!question) {
      setKnown(({ preview }) => ({ ...NOTHING, preview }));
      return;
    }
    setKnown((last) => ({ ...last, pending: true }));
    let current = true;
    askNewestPreview(question).then(
      (answer) => {
        if (!answer || !current) return;
        setKnown(({ preview }) =>
          answer.kind === 'picture'
            ? { ...NOTHING, preview: answer.preview, fault: answer.preview.unusable }
            : {
                ...{ preview, pending: false },
                fault: answer.kind === 'fault' ? answer.fault : null,
                refused: answer.kind === 'refused' ? answer.message : null,
              },
        );
      },
      (error: Error) =>
        current && setKnown(({ preview }) => ({ ...NOTHING, preview, refused: error.message })),
    );
    return () => {
      current = false;
    };
  }, [question]);
  return known;
}

import { useEffect, useState } from 'react';
import type { FormulaPreview, PreviewFault, PreviewQuestion } from '../../../src/engine/formula-preview.ts';
import { askNewestPreview } from '../../worker/preview/preview-client.ts';

/** The picture of the formula in work, as far as it is known. */
export interface Preview {
  /** The last picture; null until there was one. */
  readonly preview: FormulaPreview | null;
  /** What is wrong with a formula that can be read; null: nothing. */
  readonly fault: PreviewFault | null;
  /** What is wrong beside the text. */
  readonly refused: string | null;
  /** Another picture is on its way. */
  readonly pending: boolean;
}

const NOTHING: Preview = { preview: null, fault: null, refused: null, pending: false };

/**
 * Asks for the picture whenever the question is another one; only the newest is answered. Without a question the last
 * picture stays.
 */
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

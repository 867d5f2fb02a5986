import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as words from '#words/own/formula';
import type { PreviewQuestion } from '../../../src/engine/formula-preview.ts';
import { SETTINGS } from '../../../src/engine/scenario/settings.ts';
import type { FormulaError } from '../../../src/formula/fault.ts';
import { FORMULA_KINDS } from '../../../src/objectives/formula-parameters.about.ts';
import { firstFault } from '../../../src/objectives/formula-parts.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import { formulaReading } from '../../readings/formula.ts';
import { useEditedScenario } from '../../store/hooks.ts';
import { lab } from '../../store/store.ts';
import { told } from '../../told/told.ts';
import { EditorFrame } from '../editor-frame.tsx';
import { NameSection } from '../name-section.tsx';
import type { OwnTab, OwnTabProps } from '../tab.ts';
import type { Block, FormulaId } from './blocks.ts';
import { BlocksPanel } from './blocks-panel.tsx';
import {
  adoptFormula,
  type FormulaDraft,
  isFormula,
  putFormula,
  setKind,
  setName,
  setParameter,
  setSymbolsAtLeast,
  setText,
  specOf,
  useDraft,
} from './draft.ts';
import { written } from './edit-text.ts';
import { FormulaControls } from './formula-controls.tsx';
import { type FieldFault, FormulaField } from './formula-field.tsx';
import { PreviewPicture } from './preview-picture.tsx';
import { rewrite } from './rewrite.ts';
import { useHeld } from './use-held.ts';
import { type Preview, usePreview } from './use-preview.ts';

/** f(x, t), f(x, y, t) or f(x, w), typed. */
export const formulaTab: OwnTab = {
  id: 'formula',
  title: words.tab,
  edits: isFormula,
  Editor: FormulaEditor,
};

function FormulaEditor({ tabs, phone }: OwnTabProps) {
  useState(() => adoptFormula(lab.getState().scenario));
  const draft = useDraft();
  const field = useRef<HTMLTextAreaElement>(null);
  const [holding, setHolding] = useState(false);
  const unread = useMemo(() => firstFault(draft.text, FORMULA_KINDS[draft.id]), [draft.text, draft.id]);
  const readable = useHeld(draft.text, unread !== null);
  const known = usePreview(useQuestion(draft, unread !== null));
  const empty = draft.text.trim() === '';
  const fault = empty ? null : fieldFault(unread, known);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const write = useCallback((block: Block) => {
    if (!field.current) return;
    const { value, selectionStart, selectionEnd } = field.current;
    setSymbolsAtLeast(block.symbols ?? {});
    rewrite(field.current, written(value, selectionStart, selectionEnd, block.writes ?? block.name));
  }, []);
  return (
    <EditorFrame
      tabs={tabs}
      controls={
        <>
          <FormulaControls draft={draft} readable={readable} holding={holding} onHold={setHolding} />
          <NameSection name={draft.name} onChange={setName} />
        </>
      }
      insight={<BlocksPanel id={draft.id} onWrite={write} />}
      onUse={empty || fault || !known.preview ? null : putFormula}
    >
      <FormulaField
        id={draft.id}
        text={draft.text}
        fault={fault}
        reading={known.preview && !empty ? formulaReading(known.preview) : ''}
        onKind={setKind}
        onText={setText}
        field={field}
      />
      {empty || !known.preview ? (
        empty && <Empty onExample={() => field.current && exampleOf(draft.id, field.current)} />
      ) : (
        <PreviewPicture
          key={draft.id}
          preview={known.preview}
          horizon={draft.world[SETTINGS.horizon.id]}
          veiled={unread !== null || known.refused !== null || known.fault !== known.preview.unusable}
          computing={known.pending}
          holding={holding}
          phone={phone}
        />
      )}
    </EditorFrame>
  );
}

function Empty({ onExample }: { onExample: () => void }) {
  return (
    <div className="preview-empty">
      <p>{words.empty}</p>
      <button type="button" className="btn line" onClick={onExample}>
        {words.example}
      </button>
    </div>
  );
}

/** Restores the objective's default formula with its letters. */
function exampleOf(id: FormulaId, field: HTMLTextAreaElement): void {
  const { formula, symbols } = resolveParameters(specOf(id).parameters, {});
  setParameter('symbols', symbols);
  rewrite(field, { at: 0, to: field.value.length, text: formula as string });
}

/** The question for the picture; null while the text cannot be read. */
function useQuestion(draft: FormulaDraft, unreadable: boolean): PreviewQuestion | null {
  const { seed, replicate } = useEditedScenario();
  const { id, text, parameters, world } = draft;
  return useMemo(() => {
    if (unreadable) return null;
    return {
      objective: { id, parameters: { ...parameters, formula: text } },
      ...{ seed, replicate },
      horizon: world[SETTINGS.horizon.id],
      pointsPerDimension: world[SETTINGS.gridPoints.id],
    };
  }, [id, text, parameters, world, seed, replicate, unreadable]);
}

/** The first fault, of the text or of its values. */
function fieldFault(unread: FormulaError | null, { fault, refused, pending }: Preview): FieldFault | null {
  if (unread) return { message: told(unread.message), place: unread, repair: unread.repair };
  // For a moment the known values belong to another text.
  if (pending) return null;
  if (fault) return { message: told(fault.message), place: fault, repair: null };
  return refused ? { message: told(refused), place: null, repair: null } : null;
}

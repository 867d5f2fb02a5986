import type { ReactNode } from 'react';
import type { Drawing } from '../../src/picture/shape.ts';
import { SHEET_LOOKS } from '../../src/sheet/looks.ts';
import { Picture } from '../plot/picture.tsx';

/** A part of the sheet, drawn as in its file; `children` are on top. */
export const ComparePicture = (props: { drawing: Drawing; children?: ReactNode }) => (
  <Picture looks={SHEET_LOOKS} scope="compare-picture" {...props} />
);

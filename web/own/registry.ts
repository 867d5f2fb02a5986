import { drawTab } from './draw/draw-tab.tsx';
import { formulaTab } from './formula/formula-tab.tsx';
import type { OwnTab } from './tab.ts';
import { tableTab } from './table/table-tab.tsx';

/** The editor's tabs, in order. */
export const OWN_TABS: readonly OwnTab[] = [formulaTab, drawTab, tableTab];

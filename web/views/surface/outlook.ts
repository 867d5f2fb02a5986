import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Outlook, turned } from './projection.ts';

/** One viewpoint for all lanes, so that their surfaces can be compared. */
const outlook = createStore<Outlook>()(() => ({ azimuth: 0.6, elevation: 0.5 }));

export const useOutlook = (): Outlook => useStore(outlook);

/** Turns all surfaces by a drag, in px. */
export const turn = (dx: number, dy: number): void => outlook.setState((before) => turned(before, dx, dy));

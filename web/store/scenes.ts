import { createStore } from 'zustand/vanilla';
import type { Scene } from '../../src/engine/scenes/define.ts';
import { OPENING } from '../../src/engine/scenes/opening.ts';
import { allKnown } from '../registry/known.ts';

/** The prepared scenes loaded so far: at first only the one that the page opens on. */
export const scenes = createStore<{ readonly known: readonly Scene[] }>(() => ({ known: [OPENING] }));

/** Loads the other scenes. */
export async function loadScenes(): Promise<readonly Scene[]> {
  const [{ SCENES }] = await Promise.all([import('../../src/engine/scenes/index.ts'), allKnown()]);
  if (scenes.getState().known !== SCENES) scenes.setState({ known: SCENES });
  return SCENES;
}

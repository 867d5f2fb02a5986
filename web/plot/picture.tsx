import { type ReactNode, useInsertionEffect } from 'react';
import { type Looks, pageRules } from '../../src/picture/looks.ts';
import type { Drawing } from '../../src/picture/shape.ts';
import { Marks } from './marks.tsx';

interface PictureProps {
  readonly drawing: Drawing;
  readonly looks: Looks;
  /** Class of the picture, for which its looks are defined. */
  readonly scope: string;
  /** Drawn on top of the marks. */
  readonly children?: ReactNode;
}

/** A drawing as in its file, in the page's colours. */
export function Picture({ drawing: { width, height, shapes }, looks, scope, children }: PictureProps) {
  useInsertionEffect(() => adopt(looks, scope), [looks, scope]);
  return (
    <svg className={`chart ${scope}`} width={width} height={height} aria-hidden="true">
      <Marks shapes={shapes} />
      {children}
    </svg>
  );
}

const adopted = new Set<string>();

function adopt(looks: Looks, scope: string): void {
  if (adopted.has(scope)) return;
  adopted.add(scope);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer components{${pageRules(looks, scope)}}`);
  document.adoptedStyleSheets.push(sheet);
}

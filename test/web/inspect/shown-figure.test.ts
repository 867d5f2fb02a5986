import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Figure } from '../../../src/figure/figure.ts';
import { saidBy, saying, shownFigure } from '../../../web/inspect/shown-figure.ts';
import * as german from '../../../words/gen/de/inspect/figures.ts';
import * as english from '../../../words/gen/en/inspect/figures.ts';

const FIGURES = new URL('../../../src/figure/', import.meta.url);
const shownText = saying(english, german);

describe('a figure on the German page', () => {
  it('has its names and readings in German, whole or by their parts', () => {
    expect(shownText('surprise ψ and threshold κ')).toBe('Überraschung ψ und Schwelle κ');
    expect(shownText('query of step 12')).toBe('Abfrage in Schritt 12');
    expect(shownText('step %{x}<br>mean R = %{y:.5~g} ± 1<extra>truth</extra>')).toBe(
      'Schritt %{x}<br>Mittel R = %{y:.5~g} ± 1<extra>Wahrheit</extra>',
    );
    expect(shownText('step %{customdata}, %{x} steps old')).toBe('Schritt %{customdata}, %{x} Schritte alt');
    expect(shownText('B ET-GP-UCB, each seed')).toBe('B ET-GP-UCB, jeder Seed');
    expect(shownText('TV-GP-UCB, ε = 0.1')).toBe('TV-GP-UCB, ε = 0.1');
  });

  it('has its axes, bars and notes in German, and its values as they are', () => {
    const figure: Figure = {
      data: [{ type: 'surface', name: 'truth f', z: [1], colorbar: { title: { text: 'mean μ' }, x: 0.5 } }],
      layout: {
        title: { text: 'Sprung, step 3' },
        xaxis: { title: { text: 'step t' }, range: [1, 2] },
        yaxis2: { title: { text: 'age, steps' } },
        annotations: [{ text: 'uncertainty σ', x: 0 }],
        shapes: [{ type: 'line', label: { text: 'budget' } }, { type: 'line' }],
        showlegend: true,
      },
    };
    expect(shownFigure(figure)).toEqual(figure);
    expect(saidBy(shownText, figure)).toEqual({
      data: [
        {
          type: 'surface',
          name: 'Wahrheit f',
          z: [1],
          colorbar: { title: { text: 'Mittelwert μ' }, x: 0.5 },
        },
      ],
      layout: {
        title: { text: 'Sprung, Schritt 3' },
        xaxis: { title: { text: 'Schritt t' }, range: [1, 2] },
        yaxis2: { title: { text: 'Alter, Schritte' } },
        annotations: [{ text: 'Unsicherheit σ', x: 0 }],
        shapes: [{ type: 'line', label: { text: 'Budget' } }, { type: 'line' }],
        showlegend: true,
      },
    });
  });

  it('has a message for nothing that no figure says', () => {
    const source = readdirSync(FIGURES)
      .map((name) => readFileSync(new URL(name, FIGURES), 'utf8'))
      .join('');
    expect(Object.values(english).filter((text) => !source.includes(text))).toEqual([]);
  });
});

import { algorithmById } from '../registry/known.ts';
import { IconButton } from '../ui/icon-button.tsx';
import './cards.css';
import * as words from '#words/library/card';
import type { Card, Source } from '../../src/algorithms/card.ts';
import { SCENES, type Scene } from '../../src/engine/scenes/index.ts';
import { shownTitle } from '../registry/titles.ts';
import { openScenario } from '../store/actions/scenario.ts';
import { usePhase } from '../store/hooks.ts';
import { showCard } from '../store/page.ts';
import { IconClose } from '../ui/icons.tsx';
import { MathText } from '../ui/math-text.tsx';
import { PanelHead } from '../ui/panel/panel-head.tsx';
import { cardOf } from './card.ts';

/** Formula, step by step, assumptions, cost, sources, scenes. */
export function CardView({ id }: { readonly id: string }) {
  const card = cardOf(id);
  const algorithm = algorithmById(id);
  return (
    <section className="panel card" aria-labelledby="card-title">
      <PanelHead id="card-title" title={algorithm?.name ?? id}>
        <span className="note">{algorithm?.summary}</span>
        <IconButton label={words.close} onClick={() => showCard(null)}>
          <IconClose />
        </IconButton>
      </PanelHead>
      {card && <CardText card={card} scenes={scenesWith(id)} />}
    </section>
  );
}

const scenesWith = (id: string): readonly Scene[] =>
  SCENES.filter(({ scenario }) => scenario.lanes.some(({ algorithm }) => algorithm === id));

function CardText({ card, scenes }: { readonly card: Card; readonly scenes: readonly Scene[] }) {
  const { formula, assumes, cost, sources } = card;
  return (
    <>
      <p className="card-formula">
        <MathText text={formula} />
      </p>
      <Steps step={card.step} />
      <dl className="card-facts">
        <dt>{words.assumes}</dt>
        {assumes.map((text) => (
          <dd key={text}>
            <MathText text={text} />
          </dd>
        ))}
        <dt>{words.stepCosts}</dt>
        <dd>
          <MathText text={cost} />
        </dd>
        {sources.length > 0 && <dt>{sources.length > 1 ? words.sources : words.source}</dt>}
        {sources.map((source) => (
          <SourceLine key={source.text} source={source} />
        ))}
        {scenes.length > 0 && <dt>{words.shownBy}</dt>}
        <dd className="card-scenes">
          {scenes.map(({ id, name, scenario }) => (
            <button key={id} type="button" onClick={() => openScenario(scenario, true)}>
              {shownTitle(name)}
            </button>
          ))}
        </dd>
      </dl>
    </>
  );
}

/** In slow motion the lines of the current phase are lit. */
function Steps({ step }: Pick<Card, 'step'>) {
  const phase = usePhase();
  return (
    <ol className={phase ? 'card-step slow' : 'card-step'}>
      {step.map(([of, text]) => (
        <li key={text} aria-current={of !== null && of === phase ? 'step' : undefined}>
          <MathText text={text} />
        </li>
      ))}
    </ol>
  );
}

function SourceLine({ source: { text, arxiv } }: { readonly source: Source }) {
  return (
    <dd>
      {text}
      {arxiv && (
        <>
          {' '}
          <a href={`https://arxiv.org/abs/${arxiv}`} target="_blank" rel="noreferrer">
            {words.arxiv(arxiv)}
          </a>
        </>
      )}
    </dd>
  );
}

import * as words from '#words/page/language';
import { language, languages, openIn } from '../browser/language.ts';
import { MenuButton } from '../ui/overlay/open-button.tsx';

/** The languages of the page, by their own names; nothing where the page stands in one alone. */
export function LanguageChoice() {
  if (languages().length < 2) return null;
  return (
    <MenuButton
      button={{
        className: 'btn',
        'aria-label': `${words.language}: ${language().toUpperCase()}`,
        title: words.language,
        face: language().toUpperCase(),
      }}
      position="bottom-end"
      className="choices"
      oneOf
      entries={languages().map(([tag, name]) => ({
        id: tag,
        label: <span lang={tag}>{name}</span>,
        checked: tag === language(),
        onChoose: () => openIn(tag, true),
      }))}
    />
  );
}

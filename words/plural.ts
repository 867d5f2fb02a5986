import { language } from '#words/language';

const rules = new Intl.PluralRules(language);

/** The form of the plural that a count takes in the page's language: `one`, `few`, `other` … */
export const plural = (count: number): Intl.LDMLPluralRule => rules.select(count);

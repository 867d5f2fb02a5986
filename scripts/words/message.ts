import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export { TYPE };
/** A part of a message: a text, a value, or the cases of a plural or a select. */
export type Element = MessageFormatElement;

/** A message's parts. @throws Error naming the message that is not ICU MessageFormat */
export function parsed(key: string, text: string): Element[] {
  try {
    return parse(text, { ignoreTag: true });
  } catch (error) {
    throw new Error(`${key} is not ICU MessageFormat: ${(error as Error).message}, in “${text}”`);
  }
}

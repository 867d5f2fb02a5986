type Told = (message: string) => string;

let tell: Told = (rule) => rule;

/**
 * Fetches what tells rules once somebody turns to a field: it is there when a number is typed, and the first view goes
 * without. Where it does not come, rules stay English.
 */
export function tellRules(load: () => Promise<Told>): void {
  const fetchOnce = () => {
    load().then(
      (told) => {
        tell = told;
      },
      () => {},
    );
  };
  addEventListener('focusin', fetchOnce, { once: true });
}

/** The rule of a number, or its reason, in the page's language. */
export const toldRule: Told = (rule) => tell(rule);

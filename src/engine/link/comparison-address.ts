/** How a comparison's address begins after its #, with measure and step as a group: "compare/of=average&after=140/". */
export const COMPARISON = /^compare\/(?:((?:of|after)=[a-z0-9=&-]{1,40})\/)?/;

/** What follows the first # of an address; one without is its own fragment. */
export const fragmentIn = (address: string): string => address.trim().replace(/^[^#]*#/, '');

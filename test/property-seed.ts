import fc from 'fast-check';

/** One seed for every property, so that a run of the tests can be repeated; `PROPERTY_SEED=<n>` looks elsewhere. */
const seed = Number(process.env.PROPERTY_SEED ?? 20261122);

fc.configureGlobal({ seed });

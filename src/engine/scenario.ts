export * from '../contracts/scenario.ts';

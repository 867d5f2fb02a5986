export * from '../contracts/candidates.ts';

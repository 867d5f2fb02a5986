export * from '../contracts/record.ts';

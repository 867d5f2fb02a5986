declare module 'fmin';

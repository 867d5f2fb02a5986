export const you = 'You';
export const dealing = 'Dealing a hidden world.';

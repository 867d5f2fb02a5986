export function isExecutable(path: string): boolean;
export function onPath(names: readonly string[]): string | undefined;

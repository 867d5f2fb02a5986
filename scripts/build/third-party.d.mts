export function noticesOfPackages(packages: Iterable<string>, root: string): string;
export function packageOf(path: string): string | undefined;

import type { Kernel } from '../../../kernels/spec.ts';

/** Caches the latest value of a function of the kernel; a lane's kernel only changes at a refit. */
export function remembered<T>(make: (kernel: Kernel) => T): (kernel: Kernel) => T {
  let latest: { readonly kernel: Kernel; readonly value: T } | null = null;
  return (kernel) => {
    if (latest?.kernel !== kernel) latest = { kernel, value: make(kernel) };
    return latest.value;
  };
}

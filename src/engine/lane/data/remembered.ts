import type { Kernel } from '../../../kernels/spec.ts';

/** A function of the kernel that keeps its latest value: a lane's kernel changes at a refit alone. */
export function remembered<T>(make: (kernel: Kernel) => T): (kernel: Kernel) => T {
  let latest: { readonly kernel: Kernel; readonly value: T } | null = null;
  return (kernel) => {
    if (latest?.kernel !== kernel) latest = { kernel, value: make(kernel) };
    return latest.value;
  };
}

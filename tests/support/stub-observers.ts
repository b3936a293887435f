import { vi } from 'vitest';

/** Observers of sizes and of visibility that never tell anything, for parts that are drawn without a layout. */
export function stubObservers(): void {
  const Observer = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
}

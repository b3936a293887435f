import { vi } from 'vitest';

/** Observers of sizes and of visibility that never report anything, for parts that are rendered without a layout. */
export function stubObservers(): void {
  const Observer = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
}

import { vi } from 'vitest';

/** Size and visibility observers that never report anything, for components rendered without a layout. */
export function stubObservers(): void {
  const Observer = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
}

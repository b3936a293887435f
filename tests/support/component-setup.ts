import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import * as streams from 'node:stream/web';
import { PATIENCE_MS } from './patience';
import { failOnWorkLeft } from './work-left';

configure({ asyncUtilTimeout: PATIENCE_MS });
failOnWorkLeft(globalThis);
afterEach(() => {
  cleanup();
  document.documentElement.lang = '';
});

/** Session probes get a guest, unless the test returns otherwise. */
const { fetch: realFetch } = globalThis;
globalThis.fetch = async (input, init) => {
  const isInfo = typeof input === 'string' && input.startsWith('/api/account.getInfo?');
  return isInfo ? Response.json({ data: { uid: 0 }, error: null }) : realFetch(input, init);
};

/** APIs of browsers that the test browser lacks. */
for (const [name, value] of Object.entries(streams)) (globalThis as Record<string, unknown>)[name] ??= value;
Performance.prototype.getEntriesByType ??= () => [];
Element.prototype.scrollIntoView ??= () => undefined;
/** Animations do nothing there. */
Element.prototype.animate ??= () => ({ cancel: () => undefined }) as Partial<Animation> as Animation;

/** The test browser has no media queries: none matches. */
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** The test browser has the dialog element but cannot open or close it. */
if (typeof HTMLDialogElement.prototype.showModal !== 'function') {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}

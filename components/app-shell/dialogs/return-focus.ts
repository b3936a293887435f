import { isFocusLost } from '@/lib/browser/is-focus-lost';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled)';
const HEADINGS = 'h1, h2, h3, h4';

/**
 * Records where a dialog was opened from.
 * @returns Restores the focus: to the opener; if that is gone or disabled, to the only control in its place, else to
 * the heading of its section. A focus that has moved elsewhere stays there.
 */
export function noteFocus(opener: Element | null): () => void {
  if (!(opener instanceof HTMLElement) || opener === document.body) return () => undefined;
  const around = partsAround(opener);
  return () => {
    if (opener.isConnected) opener.focus({ preventScroll: true });
    if (!isFocusLost()) return;
    const instead = onlyControl(around[0]) ?? nearestHeading(around);
    instead?.focus({ preventScroll: true });
  };
}

/** Ancestors of an element, innermost first, up to `main`. */
function partsAround(element: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = [];
  let part = element.parentElement;
  while (part && part.tagName !== 'MAIN' && part !== document.body) {
    parts.push(part);
    part = part.parentElement;
  }
  return parts;
}

/** Null if there are several: another one may do something else. */
function onlyControl(part: HTMLElement | undefined): HTMLElement | null {
  const [control = null, another] = part?.isConnected ? part.querySelectorAll<HTMLElement>(CONTROLS) : [];
  return another ? null : control;
}

function nearestHeading(around: readonly HTMLElement[]): HTMLElement | null {
  for (const part of around) {
    const heading = part.isConnected ? part.querySelector<HTMLElement>(HEADINGS) : null;
    if (!heading) continue;
    heading.tabIndex = -1;
    return heading;
  }
  return null;
}

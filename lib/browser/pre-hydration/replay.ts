import { FIBER_KEY, LATE_PART, NOT_MOUNTED, type EarlyActions, type EarlyField } from './script';

const POLL_MS = 16;
/** Replaying a click after this long would surprise the visitor. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Replays recorded interactions, each once its element is hydrated: parts hydrate one after another, as their code
 * loads. After ten seconds the rest is dropped, except input in a late part, which calls this again.
 */
export function replayEarlyActions(early: EarlyActions): void {
  const since = Date.now();
  const { clicked: firstClicked } = early;
  const firstTyped = [...early.typed];
  const timer = setInterval(look, POLL_MS);
  look();

  function look(): void {
    for (const [field, entry] of early.typed) {
      if (!isHydrated(field)) continue;
      early.typed.delete(field);
      notifyForm(field, ...entry);
    }
    if (clickAge(early) > LONGEST_WAIT_MS) forgetClick();
    const { clicked } = early;
    if (clicked && isHydrated(clicked)) {
      forgetClick();
      clicked.click();
    }
    if (Date.now() - since > LONGEST_WAIT_MS) giveUp();
    else if (early.clicked === undefined && early.typed.size === 0) clearInterval(timer);
  }

  function forgetClick(): void {
    early.clicked = undefined;
    early.dimmed?.cancel();
  }

  /** Interactions recorded meanwhile get their own run and timeout. */
  function giveUp(): void {
    clearInterval(timer);
    if (early.clicked === firstClicked) forgetClick();
    for (const [field, entry] of firstTyped) {
      if (early.typed.get(field) === entry && !field.closest(LATE_PART)) early.typed.delete(field);
    }
  }
}

/** How long ago the button was clicked, in milliseconds: the click began its dimming, this code may have come later. */
function clickAge({ dimmed }: EarlyActions): number {
  const now = document.timeline?.currentTime;
  return typeof now === 'number' ? now - Number(dimmed?.startTime ?? now) : 0;
}

interface Fiber {
  alternate: Fiber | null;
  return: Fiber | null;
  flags: number;
}

/** Whether a click on the element reaches its handler now; the same rule as in the inline script. */
function isHydrated(element: Element): boolean {
  const key = Object.keys(element).find((name) => name.startsWith(FIBER_KEY));
  if (key === undefined) return false;
  const fiber = (element as unknown as Record<string, Fiber>)[key];
  for (let above = fiber?.alternate ? null : fiber; above; above = above.return) {
    if ((above.flags & NOT_MOUNTED) !== 0) return false;
  }
  return true;
}

/** Sets a field's value so that React notices. */
function notifyForm(field: EarlyField, value: string, isTicked: boolean | undefined): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    (field as HTMLInputElement).checked = !isTicked;
    field.click();
    return;
  }
  const caret = caretOf(field);
  // React ignores an event that leaves the field's value as React last saw it.
  field.value = '';
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  write?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  if (caret !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(caret, caret);
}

/** The caret position; null in a field that is not focused or has no caret. */
function caretOf(field: EarlyField): number | null {
  const isTyping = document.activeElement === field && !(field instanceof HTMLSelectElement);
  return isTyping ? field.selectionStart : null;
}

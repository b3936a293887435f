import type { EarlyActions, EarlyField } from './early-actions';
import { TAKEN_OVER } from './early-actions-script';

const POLL_MS = 16;
/** Code that has not come by then does not come: made much later, a press would come from nowhere. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Makes what was kept, each once and as soon as somebody listens there: parts of a page are taken over one after another,
 * as their code comes.
 */
export function makeEarlyActions(early: EarlyActions): void {
  const since = Date.now();
  const { pressed: firstPressed } = early;
  const firstTyped = [...early.typed];
  const timer = setInterval(look, POLL_MS);
  look();

  function look(): void {
    for (const [field, told] of early.typed) {
      if (!isTakenOver(field)) continue;
      early.typed.delete(field);
      tellForm(field, ...told);
    }
    const { pressed } = early;
    if (pressed && isTakenOver(pressed)) {
      early.pressed = undefined;
      pressed.click();
    }
    if (Date.now() - since > LONGEST_WAIT_MS) giveUp();
    else if (early.pressed === undefined && early.typed.size === 0) clearInterval(timer);
  }

  /** What came since has a round of its own, and its own time. */
  function giveUp(): void {
    clearInterval(timer);
    if (early.pressed === firstPressed) early.pressed = undefined;
    for (const [field, told] of firstTyped) if (early.typed.get(field) === told) early.typed.delete(field);
  }
}

function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith(TAKEN_OVER));
}

/** Sets a field as a visitor would: a change that the code behind it sees as one. */
function tellForm(field: EarlyField, value: string, isTicked: boolean | undefined): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    (field as HTMLInputElement).checked = !isTicked;
    field.click();
    return;
  }
  // React ignores an event after which a field holds what it believes it held.
  field.value = '';
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  write?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

type TypedControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a visitor enters in a part that is drawn but not alive yet, however long its code takes: what is typed, ticked
 * and chosen, and a form that is sent without a press. Presses of buttons, of which Enter in a field is one, are kept on
 * every page (`lib/browser/early-actions.ts`). It listens at the window, because Next.js stops events on their way
 * into a part that is not alive.
 */
export function keepEarlyInput(part: HTMLElement) {
  const typed = new Map<TypedControl, string | boolean>();
  let send: (() => void) | null = null;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };

  window.addEventListener('input', onInput, options);
  window.addEventListener('submit', onSubmit, options);

  function onInput({ target }: Event): void {
    if (!isTyped(target) || !part.contains(target)) return;
    // Handed over in the order of the last changes: the radio button that was chosen last stays chosen.
    typed.delete(target);
    typed.set(target, isTickable(target) ? target.checked : target.value);
  }

  function onSubmit(event: Event): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !part.contains(form)) return;
    event.preventDefault();
    send = () => form.requestSubmit();
  }

  return {
    /** Hands everything kept to the part, now that it is alive: once, the sending last. */
    handOver(): void {
      listening.abort();
      for (const [control, value] of typed) {
        if (!control.isConnected) continue;
        if (typeof value === 'boolean') tick(control, value);
        else type(control, value);
      }
      // Once the part has taken the values in.
      if (send) setTimeout(send);
    },
    forget: () => listening.abort(),
  };
}

function isTyped(target: EventTarget | null): target is TypedControl {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function isTickable(control: TypedControl): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** Ticks or unticks as a visitor would, also where the control shows it already. */
function tick(control: TypedControl, isTicked: boolean): void {
  if (!isTickable(control)) return;
  control.checked = !isTicked;
  control.click();
}

/** Types a value as a visitor would: the listeners of the part hear it, also where the control shows it already. */
function type(control: TypedControl, value: string): void {
  const isFocused = document.activeElement === control;
  const caret = isFocused && !(control instanceof HTMLSelectElement) ? control.selectionStart : null;
  control.value = '';
  // The prototype's setter bypasses the value that React tracks, so that React sees a change.
  const owner = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
  else if (caret !== null) control.setSelectionRange(caret, caret);
}

type TypedControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a visitor does in a part that is drawn but not alive yet: the values typed and the last press of a button
 * or of Enter. Links go their own way. It listens at the window, because the framework stops events on their way into
 * a part that is not alive.
 */
export function keepEarlyInput(part: HTMLElement) {
  const typed = new Map<TypedControl, string>();
  let press: (() => void) | null = null;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };

  window.addEventListener('input', onInput, options);
  window.addEventListener('click', onClick, options);
  window.addEventListener('submit', onSubmit, options);

  function onInput({ target }: Event): void {
    if (isTyped(target) && part.contains(target)) typed.set(target, target.value);
  }

  function onClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || !part.contains(button)) return;
    event.preventDefault();
    press = () => button.click();
  }

  function onSubmit(event: Event): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !part.contains(form)) return;
    event.preventDefault();
    press = () => form.requestSubmit();
  }

  return {
    /** Hands everything kept to the part, now that it is alive: once, the press last. */
    handOver(): void {
      listening.abort();
      for (const [control, value] of typed) if (control.isConnected) type(control, value);
      // Once the part has taken the values in.
      if (press) setTimeout(press);
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

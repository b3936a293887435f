import { caretAfterMask } from '@/lib/forms/masks';

/** Formats an input's text with `format` and keeps the caret behind the character just typed. */
export function formatInput(input: HTMLInputElement, format: (text: string) => string): void {
  const typed = input.value;
  const formatted = format(typed);
  if (formatted === typed) return;
  const caret = caretAfterMask(typed, input.selectionStart ?? typed.length, formatted);
  input.value = formatted;
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret);
}

/** Says only that somebody was signed in on this device; nothing about whom. */
export const RETURNING_KEY = 'was_signed_in';

/**
 * Runs before the first paint: a returning player waits for the answer without seeing a guest's buttons. Kept as text,
 * because it goes into the document as an inline script.
 */
export const RETURNING_SCRIPT = `try{if(localStorage.getItem('${RETURNING_KEY}')==='1')document.documentElement.setAttribute('data-returning','')}catch{}`;

export function rememberReturning(isPlayer: boolean): void {
  try {
    if (isPlayer) localStorage.setItem(RETURNING_KEY, '1');
    else localStorage.removeItem(RETURNING_KEY);
  } catch {
    // Without storage the header shows a guest's buttons until the answer is there.
  }
}

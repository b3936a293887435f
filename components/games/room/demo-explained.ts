const KEY = 'demo_explained';

/** Whether demo mode was explained in this tab already. Without storage it is explained each time. */
export function isDemoExplained(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function rememberDemoExplained(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Explaining it again does no harm.
  }
}

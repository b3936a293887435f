/** How long the betting frame may take before the page says that it cannot be shown. */
export const BETTING_LOAD_LIMIT_MS = 12_000;

/**
 * What the sportsbook's page may do inside its frame: run, keep its own session, send forms and open windows for payments
 * and rules. It may not take the player away from this site by itself. Spec silent; chosen as the least a sportsbook needs.
 */
export const BETTING_SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-modals',
].join(' ');

export const BETTING_PERMISSIONS = 'fullscreen; autoplay; clipboard-write';

interface BettingConfig {
  features: { bettingNotice: boolean };
  betting: { notice: string | null };
}

/** The notice above the betting area (R-BET-05): the operator's, else the built-in one, null when switched off. */
export function bettingNotice({ features, betting }: BettingConfig, builtIn: string): string | null {
  if (!features.bettingNotice) return null;
  return betting.notice?.trim() || builtIn;
}

/** Polling interval of visible sums and winners, in milliseconds. */
export const JACKPOT_REFRESH_MS = 10_000;
export const WINNERS_REFRESH_MS = 15_000;

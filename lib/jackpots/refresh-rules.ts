/** How often sums and winners are read again while they are looked at, in milliseconds. */
export const JACKPOT_REFRESH_MS = 10_000;
export const WINNERS_REFRESH_MS = 15_000;

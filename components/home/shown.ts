/** How much of each list the home page shows. */
export const SHOWN = { winners: 10, jackpots: 4, offers: 4, providers: 18 } as const;

/** Longer than the site itself waits for the platform: only a dead connection takes more. */
export const INFO_LIMIT_MS = 20_000;

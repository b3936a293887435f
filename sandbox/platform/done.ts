/** `data` of every action that returns nothing of its own. */
export const DONE = { result: 1 } as const;

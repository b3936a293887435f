/** `data` of every action without an answer of its own. */
export const DONE = { result: 1 } as const;

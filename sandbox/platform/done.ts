/** `data` of every action without an answer of its own (contract 1.3). */
export const DONE = { result: 1 } as const;

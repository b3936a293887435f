/** Without its own, Next.js would use the repository's. */
export const register = () => undefined;

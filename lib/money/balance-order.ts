let newestRead = 0;
let newestSeen = 0;

/**
 * Call before a request whose response contains balances. @returns Call with the response: true unless a later
 * request's was already applied.
 */
export function beginBalanceRead(): () => boolean {
  const order = ++newestRead;
  return () => {
    if (order <= newestSeen) return false;
    newestSeen = order;
    return true;
  };
}

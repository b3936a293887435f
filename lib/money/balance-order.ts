let newestRead = 0;
let newestSeen = 0;

/** Call before a request for balances. @returns Call with the response: false if a later one was applied. */
export function beginBalanceRead(): () => boolean {
  const order = ++newestRead;
  return () => {
    if (order <= newestSeen) return false;
    newestSeen = order;
    return true;
  };
}

let newestRead = 0;
let newestSeen = 0;

/**
 * Call before requesting anything that carries balances. The returned function is called with the response: true when
 * none requested later was taken before.
 */
export function beginBalanceRead(): () => boolean {
  const order = ++newestRead;
  return () => {
    if (order <= newestSeen) return false;
    newestSeen = order;
    return true;
  };
}

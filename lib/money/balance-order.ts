let newestAsked = 0;
let newestSeen = 0;

/**
 * Call before asking for anything that carries balances. The returned function is called with the answer: true when
 * none that was asked later was taken before.
 */
export function askForBalances(): () => boolean {
  const order = ++newestAsked;
  return () => {
    if (order <= newestSeen) return false;
    newestSeen = order;
    return true;
  };
}

const EVERY_MS = 100;

/**
 * Requests something that costs nothing, ten times a second, and knows the longest wait: how long the thread was busy.
 */
export function watchLoop(url: string): { stop(): number } {
  let longest = 0;
  const timer = setInterval(() => {
    const since = performance.now();
    const done = () => {
      longest = Math.max(longest, performance.now() - since);
    };
    fetch(url).then((response) => response.text().then(done, done), done);
  }, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return Math.round(longest);
    },
  };
}

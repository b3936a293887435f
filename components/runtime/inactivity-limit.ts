const RETRY_MS = 30_000;

/**
 * Learns `time_to_force_logout` in seconds, null for never (R-SESS-03); asks again while the platform does not answer.
 * @returns A function that stops asking.
 */
export function loadInactivityLimit(onKnown: (limitSeconds: number | null) => void): () => void {
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function load(): Promise<void> {
    try {
      const [{ queryClient }, { generalInfoQuery }] = await Promise.all([
        import('./query-client'),
        import('@/lib/session/queries'),
      ]);
      const { time_to_force_logout: seconds } = await queryClient.fetchQuery(generalInfoQuery);
      if (isWanted) onKnown(seconds);
    } catch {
      if (isWanted) timer = setTimeout(() => void load(), RETRY_MS);
    }
  }
  void load();
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}

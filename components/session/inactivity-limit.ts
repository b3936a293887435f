import { knownInactivityLimit } from './known-limit';

const RETRY_MS = 30_000;

/** `time_to_force_logout` in seconds, null for never (R-SESS-03); retries until known. @returns Stops. */
export function loadInactivityLimit(onKnown: (limitSeconds: number | null) => void): () => void {
  const known = knownInactivityLimit();
  if (known !== undefined) {
    onKnown(known);
    return () => undefined;
  }
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function load(): Promise<void> {
    try {
      const [{ queryClient }, { generalInfoQuery }] = await Promise.all([
        import('@/components/shared/query/query-client'),
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

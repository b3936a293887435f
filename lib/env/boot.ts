import { shared } from '@/server/shared-state.mjs';

/** Ends the process with a readable sentence when the environment is not complete, or Next.js runs without its server. */
export async function checkEnvironment(): Promise<void> {
  try {
    await import('./server');
    requireServer();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Without it pages would carry two content policies, and no script would run. */
function requireServer(): void {
  if (shared.requestScope !== undefined) return;
  throw new Error(
    'Cannot start, Next.js runs without the server in front of it. Start with npm run serve, or with node server/main.mjs',
  );
}

import { shared } from '@/server/shared-state.mjs';

/** Exits with a readable message when the environment is incomplete or the product's server is missing. */
export async function checkEnvironment(): Promise<void> {
  try {
    await import('./server');
    requireServer();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Without it pages would have two content security policies, and no script would run. */
function requireServer(): void {
  if (shared.requestScope !== undefined) return;
  throw new Error(
    'Cannot start: Next.js runs without the server in front of it. Start with npm run serve, or with node server/main.mjs',
  );
}

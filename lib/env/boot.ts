/** Ends the process with a readable sentence when the environment is not complete, or the server guard is missing. */
export async function checkEnvironment(): Promise<void> {
  try {
    await import('./server');
    requireGuard();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Without it pages would carry two content policies, and no script would run. */
function requireGuard(): void {
  if ('__serverGuard' in globalThis) return;
  throw new Error(
    'Cannot start, the server guard is missing. Start with npm run serve, or with node --require ./lib/server-guard/guard.cjs',
  );
}

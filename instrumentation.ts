/** Checks the environment once when the server starts (Node only: there is no other runtime in use). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkEnvironment } = await import('@/lib/env/boot');
    await checkEnvironment();
  }
}

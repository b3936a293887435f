/** Ends the process with a readable sentence when the environment is not complete. */
export async function checkEnvironment(): Promise<void> {
  try {
    await import('./server');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Reads the account again after a change of the profile that it also shows. */
export async function recheckAccount(): Promise<void> {
  const { recheckSession } = await import('@/components/shared/session/session-change');
  await recheckSession();
}

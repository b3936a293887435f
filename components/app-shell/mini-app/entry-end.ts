import { entryOver } from './entry-state';

/** Resolves when the automatic messenger sign-in has finished; immediately if its code fails to load. */
export async function entryEnd(): Promise<void> {
  await import('./mini-app').then(
    () => entryOver,
    () => undefined,
  );
}

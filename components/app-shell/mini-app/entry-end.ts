import { entryOver } from './entry-state';

/** Resolves when the sign-in of the messenger's user is over; at once where its code does not load. */
export async function entryEnd(): Promise<void> {
  await import('./mini-app').then(
    () => entryOver,
    () => undefined,
  );
}

import { entryOver } from './entry-state';

/** Resolves at the end of the messenger's automatic sign-in; at once if its code fails to load. */
export async function entryEnd(): Promise<void> {
  await import('./mini-app').then(
    () => entryOver,
    () => undefined,
  );
}

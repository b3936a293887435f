import { reactToError } from '@/components/shared/feedback/error-reactions';
import { readEnvelope } from '@/lib/platform/envelope';
import { PlatformError } from '@/lib/platform/error';

/**
 * Shows why a game was refused if its URL responded with the platform's envelope. A response without a reason adds
 * nothing to the failed state.
 * @param text The frame's content instead of a game.
 */
export async function showRefusal(text: string, httpStatus: number): Promise<void> {
  try {
    readEnvelope('game', httpStatus, JSON.parse(text));
  } catch (error) {
    if (error instanceof PlatformError && error.type !== 'UnknownErrorException') {
      await reactToError(error, 'react');
    }
  }
}

import { reactToError } from '@/components/shared/feedback/error-reactions';
import { readEnvelope } from '@/lib/platform/envelope';
import { PlatformError } from '@/lib/platform/error';

/**
 * Shows why a game was refused, like any refused action, where its address responded with the platform's envelope.
 * A response that names no reason adds nothing to what stands in the game's place.
 * @param text What the frame held instead of a game.
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

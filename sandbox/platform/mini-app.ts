import { createPlayer, type Player } from '../world/players';
import { firstRow } from '../world/sql';
import { refuseBlocked } from './blocked';
import { fieldFault } from './field-fault';
import type { PlatformCall } from './method';
import { readMiniAppData } from './telegram';
import { requireParam } from './typed-values';

/**
 * Makes an account for a messenger user, or finds the one made before. Returns the uid; throws
 * InvalidParameterException with `error_data.hash` when the payload is not signed by the bot or is not that user's.
 */
export function registerByMiniApp({ world, body, locale }: PlatformCall): number {
  const user = readMiniAppData(requireParam(body, 'payload'), world.clock.now());
  const id = requireParam(body, 'id');
  if (user === null || user.id !== id)
    throw fieldFault('hash', 'invalid', 'The mini-app data cannot be trusted');
  const known = firstRow<Player>(world, 'select * from players where telegram_id = ?', id);
  if (known !== undefined) {
    refuseBlocked(world, known.uid);
    return known.uid;
  }
  return createPlayer(world, {
    telegramId: id,
    currency: 'EUR',
    locale: user.languageCode?.startsWith('fr') === true ? 'fr' : locale,
  });
}

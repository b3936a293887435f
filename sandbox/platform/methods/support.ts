import { cleanEmail, contactsOf } from '../../world/contacts';
import { findPlayer } from '../../world/players';
import { readSetting } from '../../world/settings';
import { execute } from '../../world/sql';
import { DONE } from '../done';
import { fieldFault } from '../field-fault';
import type { PlatformCall, SandboxMethods } from '../method';
import { requireParam } from '../typed-values';

/** No chat unless the control address chose one; then the content system's own setting does not count. */
function getSettings({ world, uid }: PlatformCall): unknown {
  const { kind = null, config = {} } = readSetting(world, 'support');
  return { kind, config, identity: identityOf({ world, uid }) };
}

function identityOf({ world, uid }: Pick<PlatformCall, 'world' | 'uid'>): unknown {
  const player = uid > 0 ? findPlayer(world, uid) : undefined;
  if (player === undefined) return null;
  const email = contactsOf(world, uid).find(({ type }) => type === 'email')?.contact ?? null;
  return { external_id: String(uid), name: player.fakename, email, restore_id: null };
}

function sendFeedback({ world, uid, body }: PlatformCall): unknown {
  const email = cleanEmail(requireParam(body, 'email'));
  if (email === null) throw fieldFault('email', 'invalid', 'Wrong email address');
  const message = requireParam(body, 'message');
  if (message.length > 5000) throw fieldFault('message', 'max_length', 'Max length is 5000');
  execute(
    world,
    'insert into feedback (uid, name, email, subject, message, created_at) values (?, ?, ?, ?, ?, ?)',
    uid,
    body.get('name') ?? null,
    email,
    body.get('subject') ?? null,
    message,
    world.clock.now(),
  );
  return DONE;
}

function storeChatEvent({ world, uid, body }: PlatformCall): unknown {
  execute(
    world,
    'insert into chat_events (uid, event_name, event_params, created_at) values (?, ?, ?, ?)',
    uid,
    requireParam(body, 'event_name'),
    body.get('event_params') ?? null,
    world.clock.now(),
  );
  return DONE;
}

/** Support and chat. */
export const supportMethods: SandboxMethods = {
  'FreshChat.storeChatEvent': { verb: 'POST', isForPlayers: true, handle: storeChatEvent },
  'support.getsettings': { verb: 'GET', isForPlayers: false, handle: getSettings },
  'Support.sendFeedback': { verb: 'POST', isForPlayers: false, handle: sendFeedback },
};

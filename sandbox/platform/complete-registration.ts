import { issueCode } from '../world/codes';
import { addContact, contactsOf } from '../world/contacts';
import { changeCurrency } from '../world/currency-change';
import { updatePlayer, type Player } from '../world/players';
import { fieldFault } from './field-fault';
import type { PlatformCall } from './method';
import { contactParam, currencyParam } from './register';

/**
 * Ends a social registration with the contact, currency and profile the player gave. An account that already has a
 * contact needs no other; without any, InvalidParameterException names the missing field.
 */
export function completeRegistration({ world, body }: PlatformCall, player: Player): void {
  const { uid } = player;
  if (body.has('email') || body.has('phone')) {
    const contact = contactParam(body);
    const isOwn = contactsOf(world, uid).some((own) => own.contact === contact.contact);
    if (!isOwn) addContact(world, uid, contact, contact.type);
    updatePlayer(world, uid, { login: contact.contact });
    issueCode(world, uid, 'contact', contact.contact);
  }
  const [first] = contactsOf(world, uid);
  if (first === undefined) throw fieldFault('email', 'required', 'Field is required');
  if (player.login === null && !body.has('email') && !body.has('phone'))
    updatePlayer(world, uid, { login: first.contact });
  if (body.has('currency')) changeCurrency(world, uid, currencyParam(body));
  updatePlayer(world, uid, { is_registration_completed: 1 });
}

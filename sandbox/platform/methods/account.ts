import { liveCode, issueCode, spendCode } from '../../world/codes';
import {
  addContact,
  cleanEmail,
  cleanPhone,
  contactsOf,
  findContact,
  type Contact,
} from '../../world/contacts';
import { isPasswordOf, hashPassword } from '../../world/passwords';
import { findPlayer, updatePlayer } from '../../world/players';
import { execute } from '../../world/sql';
import { DONE } from '../done';
import { fieldFault } from '../field-fault';
import { PlatformFault, type PlatformCall, type SandboxMethods } from '../method';
import { fakenameParam } from '../profile-fields';
import { endSessionsOf } from '../session';
import { askForCode, checkCode } from '../two-factor';
import { requireFlag, requireParam, requirePassword } from '../typed-values';

function addOwnContact({ world, body, uid }: PlatformCall): unknown {
  const typed = requireParam(body, 'contact');
  const callingCode = body.get('phone_country_code');
  const email = cleanEmail(typed);
  const phone = email === null && !typed.includes('@') ? cleanPhone(typed, callingCode) : null;
  if (email !== null) addContact(world, uid, { type: 'email', contact: email });
  else if (phone === null) throw fieldFault('contact', 'invalid', 'Wrong email address or phone number');
  else
    addContact(world, uid, {
      type: 'phone',
      contact: phone,
      phoneCountryCode: callingCode?.replace(/\D/g, ''),
    });
  issueCode(world, uid, 'contact', email ?? phone ?? typed);
  return DONE;
}

/** A contact of the calling player; throws InvalidParameterException with `error_data.contact` for any other. */
function requireOwnContact({ world, body, uid }: PlatformCall): Contact {
  const contact = findContact(world, requireParam(body, 'contact'));
  if (contact?.uid !== uid) throw fieldFault('contact', 'not_found', 'Contact not found');
  return contact;
}

function sendConfirmation(call: PlatformCall): unknown {
  const { contact, uid } = requireOwnContact(call);
  issueCode(call.world, uid, 'contact', contact);
  return DONE;
}

/** Also called by guests who follow the link of an e-mail. */
function confirmContact({ world, body }: PlatformCall): unknown {
  const contact = findContact(world, requireParam(body, 'contact'));
  if (contact === undefined) throw fieldFault('contact', 'not_found', 'Contact not found');
  const stored = liveCode(world, contact.uid, 'contact', contact.contact);
  const verdict = spendCode(world, stored, requireParam(body, 'code'));
  if (verdict === 'expired') throw fieldFault('code', 'expired', 'Time expired');
  if (verdict === 'wrong') throw fieldFault('code', 'invalid', 'Wrong code');
  execute(world, 'update contacts set is_confirmed = 1 where id = ?', contact.id);
  return DONE;
}

function changeSubscription(call: PlatformCall): unknown {
  setSubscription(call, requireOwnContact(call), requireFlag(call.body, 'subscription'));
  return DONE;
}

/** The link of a newsletter: its code stays good, so following it twice is no error. */
function unsubscribe(call: PlatformCall): unknown {
  const contact = findContact(call.world, requireParam(call.body, 'contact'));
  if (contact === undefined) throw fieldFault('contact', 'not_found', 'Contact not found');
  const stored = liveCode(call.world, contact.uid, 'unsubscribe', contact.contact);
  if (stored?.code !== requireParam(call.body, 'code')) throw fieldFault('code', 'invalid', 'Wrong code');
  setSubscription(call, contact, false);
  return DONE;
}

/** The account counts as subscribed while any of its contacts is. */
function setSubscription({ world }: PlatformCall, contact: Contact, isSubscribed: boolean): void {
  execute(world, 'update contacts set is_subscribed = ? where id = ?', isSubscribed ? 1 : 0, contact.id);
  const isAny = contactsOf(world, contact.uid).some((own) => own.is_subscribed === 1);
  updatePlayer(world, contact.uid, { is_subscribed: isAny ? 1 : 0 });
}

/** Every other session of the player ends with the old password. */
function changePassword({ world, body, uid, session }: PlatformCall): unknown {
  const old = requireParam(body, 'old_password');
  if (!isPasswordOf(old, findPlayer(world, uid)?.password_hash ?? null)) {
    throw fieldFault('old_password', 'invalid', 'Wrong password');
  }
  const fresh = requirePassword(body, 'new_password');
  if (requireParam(body, 'repeat_password') !== fresh) {
    throw fieldFault('repeat_password', 'not_equal', 'Passwords not equal');
  }
  updatePlayer(world, uid, { password_hash: hashPassword(fresh) });
  endSessionsOf(world, uid);
  session.open(uid);
  return DONE;
}

function changeFakename({ world, body, uid }: PlatformCall): unknown {
  requireParam(body, 'fakename');
  updatePlayer(world, uid, { fakename: fakenameParam(world, uid, body) });
  return DONE;
}

/** Wanted states of the two-factor switch; the target of the code that confirms each. */
const SWITCHES = ['1', '0'] as const;

function changeTwoFactorAuth({ world, body, uid }: PlatformCall): unknown {
  const target = requireFlag(body, 'two_factor_auth') ? '1' : '0';
  const { resendSeconds, wasSent } = askForCode(world, uid, 'two_factor', target);
  if (wasSent) return { ...DONE, resend_time: resendSeconds };
  const message = `Resend time is ${resendSeconds}`;
  throw new PlatformFault('InvalidParameterException', message, {
    code: [{ code: 'resend_time', message }],
    resend_time: resendSeconds,
  });
}

function confirmTwoFactorAuth({ world, body, uid }: PlatformCall): unknown {
  const pending = SWITCHES.map((target) => liveCode(world, uid, 'two_factor', target))
    .filter((code) => code !== undefined)
    .sort((a, b) => b.id - a.id)[0];
  const problem = checkCode(world, uid, 'two_factor', pending?.target ?? '1', requireParam(body, 'code'));
  if (problem !== null) throw fieldFault('code', 'invalid', problem);
  updatePlayer(world, uid, { has_two_factor: pending?.target === '1' ? 1 : 0 });
  return DONE;
}

/** Contacts, password, names and the two-factor switch. */
export const accountMethods: SandboxMethods = {
  'account.addcontact': { verb: 'POST', isForPlayers: true, handle: addOwnContact },
  'account.changefakename': { verb: 'POST', isForPlayers: true, handle: changeFakename },
  'account.changepassword': { verb: 'POST', isForPlayers: true, handle: changePassword },
  'account.changeSubscription': { verb: 'POST', isForPlayers: true, handle: changeSubscription },
  'account.changeTwoFactorAuth': { verb: 'POST', isForPlayers: true, handle: changeTwoFactorAuth },
  'account.confirmContact': { verb: 'POST', isForPlayers: false, handle: confirmContact },
  'account.confirmTwoFactorAuth': { verb: 'POST', isForPlayers: true, handle: confirmTwoFactorAuth },
  'account.sendconfirmationtocontact': { verb: 'POST', isForPlayers: true, handle: sendConfirmation },
  'account.unsubscribe': { verb: 'POST', isForPlayers: false, handle: unsubscribe },
};

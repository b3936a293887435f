import { issueCode } from '../world/codes';
import { cleanEmail, cleanPhone, type NewContact } from '../world/contacts';
import { PLAYER_CURRENCIES } from '../world/money';
import { createPlayer, updatePlayer } from '../world/players';
import { atomically } from '../world/sql';
import { fieldFault } from './field-fault';
import type { PlatformCall } from './method';
import type { Parameters } from './parameters';
import { countryParam, profileChange } from './profile-fields';
import { requirePassword } from './typed-values';

/**
 * Makes an account from the configured registration form: e-mail or phone, password, and any profile fields it has.
 * Returns the uid; throws InvalidParameterException with `error_data.{field}`.
 */
export function registerByForm({ world, body, locale }: PlatformCall): number {
  const contact = contactParam(body);
  const password = requirePassword(body, 'password');
  if (body.get('terms') === '0') throw fieldFault('terms', 'required', 'Please accept the terms');
  return atomically(world, () => {
    const uid = createPlayer(world, {
      contact: { ...contact, isSubscribed: body.get('notify') === '1' },
      password,
      currency: currencyParam(body),
      countryCode: countryParam(body),
      locale,
      isSubscribed: body.get('notify') === '1',
    });
    updatePlayer(world, uid, { ...profileChange(world, uid, body), is_betting_player: bettingMark(body) });
    issueCode(world, uid, 'contact', contact.contact);
    return uid;
  });
}

function bettingMark(body: Parameters): number {
  return body.get('mark_betting') === '1' ? 1 : 0;
}

/** The login contact of a form: a phone when one is given, else an e-mail. */
export function contactParam(body: Parameters): NewContact {
  if (body.has('phone')) {
    const code = body.get('phone_country_code');
    const phone = cleanPhone(body.get('phone'), code);
    if (phone === null) throw fieldFault('phone', 'invalid', 'Wrong phone number');
    return { type: 'phone', contact: phone, phoneCountryCode: code?.replace(/\D/g, '') ?? null };
  }
  if (!body.has('email')) throw fieldFault('email', 'required', 'Field is required');
  const email = cleanEmail(body.get('email'));
  if (email === null) throw fieldFault('email', 'invalid', 'Wrong email address');
  return { type: 'email', contact: email };
}

/** The chosen currency, EUR when none was chosen; throws for one the house does not keep. */
export function currencyParam(body: Parameters): string {
  const currency = body.get('currency') ?? 'EUR';
  if (!PLAYER_CURRENCIES.includes(currency))
    throw fieldFault('currency', 'invalid', 'This currency is not available');
  return currency;
}

import { contactsOf } from '../../world/contacts';
import { changeCurrency } from '../../world/currency-change';
import { depositLimitOf } from '../../world/deposit-limit';
import { readBalances } from '../../world/ledger';
import { EURO_RATES, toMain } from '../../world/money';
import { findPlayer, updatePlayer, type Player } from '../../world/players';
import { COUNTRIES } from '../../world/seed/countries';
import { atomically } from '../../world/sql';
import { refuseBlocked } from '../blocked';
import { completeRegistration } from '../complete-registration';
import { DONE } from '../done';
import { fieldFault } from '../field-fault';
import type { PlatformCall, SandboxLocale, SandboxMethods } from '../method';
import { profileChange } from '../profile-fields';
import { currencyParam } from '../register';
import { requireParam } from '../typed-values';
import { balanceView, userView } from '../user-view';

/** Fields of the profile form, in its order; `isFixedOnceVerified` ones are read-only for a verified player. */
const PERSONAL_FIELDS = [
  { name: 'first_name', type: 'first_name', isRequired: true, isFixedOnceVerified: true },
  { name: 'last_name', type: 'last_name', isRequired: true, isFixedOnceVerified: true },
  { name: 'sex', type: 'sex', isRequired: false, isFixedOnceVerified: false },
  { name: 'birth_date', type: 'date', isRequired: true, isFixedOnceVerified: true },
  { name: 'country_code', type: 'select', isRequired: true, isFixedOnceVerified: true },
  { name: 'region', type: 'text', isRequired: false, isFixedOnceVerified: false },
  { name: 'home_town', type: 'text', isRequired: false, isFixedOnceVerified: false },
  { name: 'postcode', type: 'postcode', isRequired: false, isFixedOnceVerified: false },
  { name: 'address', type: 'address', isRequired: false, isFixedOnceVerified: false },
] as const;

function getInfo({ world, uid }: PlatformCall): unknown {
  if (uid > 0) refuseBlocked(world, uid);
  return userView(world, uid);
}

function getProfile({ world, uid, locale }: PlatformCall): unknown {
  const player = requirePlayer(world, uid);
  return {
    first_name: player.first_name,
    last_name: player.last_name,
    sex: player.sex,
    birth_date: player.birth_date,
    country: countryName(player.country_code, locale),
    country_code: player.country_code,
    region: player.region,
    home_town: player.home_town,
    address: player.address,
    postcode: player.postcode,
    document:
      player.document_number === null ? null : { type: player.document_type, number: player.document_number },
    contacts: contactsOf(world, uid).map((contact) => ({
      type: contact.type,
      contact: contact.contact,
      is_confirmed: contact.is_confirmed === 1,
      is_subscribed: contact.is_subscribed === 1,
      phone_country_code: contact.phone_country_code,
    })),
  };
}

function requirePlayer(world: PlatformCall['world'], uid: number): Player {
  const player = findPlayer(world, uid);
  if (player === undefined) throw new Error(`No player ${uid}`);
  return player;
}

function countryName(code: string | null, locale: SandboxLocale): string | null {
  return COUNTRIES.find((country) => country.code === code)?.name[locale] ?? null;
}

/** Also completes a social registration, whose form may hold the login contact and the currency. */
function saveProfile(call: PlatformCall): unknown {
  const { world, body, uid } = call;
  return atomically(world, () => {
    const player = requirePlayer(world, uid);
    refuseFixedFields(player, body);
    updatePlayer(world, uid, profileChange(world, uid, body));
    if (player.is_registration_completed === 0) completeRegistration(call, player);
    return DONE;
  });
}

/** A verified player's papers were checked against these fields: the same value may be sent again, no other one. */
function refuseFixedFields(player: Player, body: PlatformCall['body']): void {
  if (player.is_verified === 0) return;
  for (const { name, isFixedOnceVerified } of PERSONAL_FIELDS) {
    if (!isFixedOnceVerified || !body.has(name)) continue;
    if (body.get(name) !== player[name])
      throw fieldFault(name, 'read_only', 'This field can no longer be changed');
  }
}

function getPersonalDataFields({ world, uid }: PlatformCall): unknown {
  const isVerified = requirePlayer(world, uid).is_verified === 1;
  return {
    items: PERSONAL_FIELDS.map(({ name, type, isRequired, isFixedOnceVerified }) => ({
      name,
      type,
      is_required: isRequired,
      is_editable: !(isVerified && isFixedOnceVerified),
    })),
  };
}

function changeLocale({ world, body, uid }: PlatformCall): unknown {
  const locale = requireParam(body, 'locale');
  if (locale !== 'en' && locale !== 'fr') throw fieldFault('locale', 'invalid', 'Unknown language');
  if (uid > 0) updatePlayer(world, uid, { locale });
  return DONE;
}

function setCurrency({ world, body, uid }: PlatformCall): unknown {
  requireParam(body, 'currency');
  changeCurrency(world, uid, currencyParam(body));
  return DONE;
}

function getDepositLimit({ world, uid }: PlatformCall): unknown {
  const { currency } = readBalances(world, uid).main;
  const limit = depositLimitOf(world, uid);
  return {
    available_amount: limit === null ? null : toMain(limit.available, currency),
    can_edit: true,
    expired_at: null,
    limit_amount: limit === null ? null : toMain(limit.limit, currency),
    period: limit?.period ?? 'none',
  };
}

function phoneSettings({ world, uid }: PlatformCall): unknown {
  const own = uid > 0 ? findPlayer(world, uid)?.country_code : null;
  return {
    default_country_code: own ?? 'FR',
    items: COUNTRIES.map(({ code, phoneCode, phoneMask }) => ({
      country_code: code,
      phone_country_code: phoneCode,
      mask: phoneMask,
    })),
  };
}

/** Account info, balances, profile and limits. */
export const profileMethods: SandboxMethods = {
  'account.changelocale': { verb: 'POST', isForPlayers: false, handle: changeLocale },
  'account.saveProfileInfo': { verb: 'POST', isForPlayers: true, handle: saveProfile },
  'account.setUserOnVerification': {
    verb: 'POST',
    isForPlayers: true,
    handle: ({ world, uid }) => {
      updatePlayer(world, uid, { is_on_verification: 1 });
      return DONE;
    },
  },
  'account.setCurrency': { verb: 'POST', isForPlayers: true, handle: setCurrency },
  'account.getContactPhoneSettings': { verb: 'GET', isForPlayers: false, handle: phoneSettings },
  'account.getcurrencyrates': {
    verb: 'GET',
    isForPlayers: false,
    handle: () => ({ base: 'EUR', rates: EURO_RATES }),
  },
  'account.getDepositLimit': { verb: 'GET', isForPlayers: true, handle: getDepositLimit },
  'account.getInfo': { verb: 'GET', isForPlayers: false, handle: getInfo },
  'account.getBalance': {
    verb: 'GET',
    isForPlayers: true,
    handle: ({ world, uid }) => balanceView(world, uid),
  },
  'account.getPersonalDataFields': { verb: 'GET', isForPlayers: true, handle: getPersonalDataFields },
  'account.getprofileinfo': { verb: 'GET', isForPlayers: true, handle: getProfile },
};

import { COUNTRIES } from '../world/seed/countries';
import { isFakenameTaken, type Player } from '../world/players';
import type { World } from '../world/world';
import { fieldFault } from './field-fault';
import type { Parameters } from './parameters';
import { objectParam } from './typed-values';

type ProfileChange = Partial<Omit<Player, 'uid'>>;

/** A name has no digits and none of these; addresses allow digits, pipe and slash. */
const NOT_IN_NAMES = /[\d@_"!?#$%^&*(){}[\]|/\\<>~§+:;`]/;
const NOT_IN_ADDRESSES = /[@_"!?#$%^&*(){}[\]\\<>~§+:;`]/;

const ADULT_YEARS = 18;

/** Checks the profile fields that were sent and gives the columns to write; absent ones stay as they are. */
export function profileChange(world: World, uid: number, body: Parameters): ProfileChange {
  return {
    first_name: plainText(body, 'first_name', NOT_IN_NAMES, 'Wrong symbols in name'),
    last_name: plainText(body, 'last_name', NOT_IN_NAMES, 'Wrong symbols in name'),
    region: plainText(body, 'region', NOT_IN_ADDRESSES, 'Wrong address'),
    home_town: plainText(body, 'home_town', NOT_IN_ADDRESSES, 'Wrong address'),
    address: plainText(body, 'address', NOT_IN_ADDRESSES, 'Wrong address'),
    postcode: postcodeParam(body),
    sex: sexParam(body),
    birth_date: birthDateParam(world, body),
    country_code: countryParam(body),
    fakename: body.has('fakename') ? fakenameParam(world, uid, body) : undefined,
    ...documentParam(body),
  };
}

function plainText(body: Parameters, name: string, forbidden: RegExp, message: string): string | undefined {
  const text = body.get(name)?.trim();
  if (text !== undefined && (text.length > 100 || forbidden.test(text)))
    throw fieldFault(name, 'invalid', message);
  return text;
}

function postcodeParam(body: Parameters): string | undefined {
  const postcode = body.get('postcode')?.trim();
  if (postcode !== undefined && !/^[A-Za-z0-9 -]{2,10}$/.test(postcode)) {
    throw fieldFault('postcode', 'invalid', 'Wrong postcode');
  }
  return postcode;
}

function sexParam(body: Parameters): number | undefined {
  const sex = body.get('sex');
  if (sex === undefined) return undefined;
  if (sex !== '1' && sex !== '2') throw fieldFault('sex', 'invalid', 'Field is required');
  return Number(sex);
}

function birthDateParam(world: World, body: Parameters): string | undefined {
  const day = body.get('birth_date');
  if (day === undefined) return undefined;
  const time = /^(19|20)\d\d-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) {
    throw fieldFault('birth_date', 'invalid', 'Wrong date');
  }
  const grownUp = new Date(world.clock.now());
  grownUp.setUTCFullYear(grownUp.getUTCFullYear() - ADULT_YEARS);
  if (time > grownUp.getTime()) throw fieldFault('birth_date', 'too_young', 'Players must be 18 or older');
  return day;
}

/** Code of a known country, in capitals; undefined when none was sent. */
export function countryParam(body: Parameters): string | undefined {
  const code = (body.get('country_code') ?? body.get('country'))?.toUpperCase();
  if (code === undefined) return undefined;
  const country = COUNTRIES.find(
    ({ code: own, name }) => own === code || name.en.toUpperCase() === code || name.fr.toUpperCase() === code,
  );
  if (country === undefined) throw fieldFault('country_code', 'invalid', 'Unknown country');
  return country.code;
}

/** At least 4 letters or digits; two players never share one. */
export function fakenameParam(world: World, uid: number, body: Parameters): string {
  const fakename = body.get('fakename') ?? '';
  if (!/^[\p{L}\p{N}-]{4,30}$/u.test(fakename)) throw fieldFault('fakename', 'invalid', 'Wrong fake name');
  if (isFakenameTaken(world, fakename, uid))
    throw fieldFault('fakename', 'already_exists', 'This fake name is taken');
  return fakename;
}

/** `document` as JSON text; only `cpf` is in use. A bare `cpf` field is the same thing. */
function documentParam(body: Parameters): ProfileChange {
  const document = body.has('document') ? objectParam(body, 'document') : {};
  const number = String(document.number ?? body.get('cpf') ?? '').replace(/\D/g, '');
  if (number === '') return {};
  const field = body.has('document') ? 'document' : 'cpf';
  if ((document.type ?? 'cpf') !== 'cpf' || number.length !== 11)
    throw fieldFault(field, 'invalid', 'Wrong document');
  return { document_type: 'cpf', document_number: number };
}

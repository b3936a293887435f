import { fieldFault } from './field-fault';
import type { Parameters } from './parameters';

/** A parameter that must be given; throws InvalidParameterException with `error_data.{name}` = `required`. */
export function requireParam(source: Parameters, name: string): string {
  const value = source.get(name);
  if (value === undefined) throw fieldFault(name, 'required', 'Field is required');
  return value;
}

/** An id of at least 1; throws InvalidParameterException with `error_data.{name}` = `invalid` for anything else. */
export function requireId(source: Parameters, name: string): number {
  const value = requireParam(source, name);
  if (!/^[1-9]\d{0,15}$/.test(value)) throw fieldFault(name, 'invalid', 'Wrong id');
  return Number(value);
}

/** A boolean sent as `1` or `0`. */
export function requireFlag(source: Parameters, name: string): boolean {
  const value = requireParam(source, name);
  if (value !== '1' && value !== '0') throw fieldFault(name, 'invalid', 'Expected 1 or 0');
  return value === '1';
}

/** JSON text of an object; absent gives an empty one. Throws InvalidParameterException for anything else. */
export function objectParam(source: Parameters, name: string): Record<string, unknown> {
  const text = source.get(name);
  if (text === undefined) return {};
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw fieldFault(name, 'invalid', 'Expected an object');
  }
  return Object.fromEntries(Object.entries(value));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const PASSWORD_CHARACTERS = /^[\w\u00C0-\u024F\u0400-\u04FF!"#$%&'()*+,\-./:;<=>?@[\\\]^`{|}~]+$/;

/** Checks a new password: 6 to 20 allowed characters; throws `error_data.{name}` when it is weak. */
export function requirePassword(source: Parameters, name: string): string {
  const password = requireParam(source, name);
  if (password.length < 6) throw fieldFault(name, 'min_length', 'Min length is 6');
  if (password.length > 20) throw fieldFault(name, 'max_length', 'Max length is 20');
  if (!PASSWORD_CHARACTERS.test(password)) throw fieldFault(name, 'invalid', 'Wrong password');
  return password;
}

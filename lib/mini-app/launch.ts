import { isRecord } from '@/lib/is-record';
import { parseJson } from '@/lib/parse-json';

/** From the hash of a mini-app's first URL (R-GUARD-14). */
export interface Launch {
  /** The decoded `tgWebAppData`, character for character: its signature covers this text. */
  initData: string;
  /** Version of the messenger's API, `7.0`. */
  version: string;
}

/** Fields of the sign-up registration (R-MINI-02). */
export interface MiniAppFields extends Record<string, string | number> {
  is_tg: 1;
  id: string;
  username: string;
  hash: string;
  language_code: string;
  payload: string;
}

/** With or without its `#`; null when there is none. Never throws. */
export function readLaunch(hash: string): Launch | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const initData = values.get('tgWebAppData');
  if (!initData) return null;
  return { initData, version: values.get('tgWebAppVersion') ?? '6.0' };
}

/** The registration of a launch's user; null when the data names nobody or is not signed. Never throws. */
export function registrationOf({ initData }: Pick<Launch, 'initData'>): MiniAppFields | null {
  const data = new URLSearchParams(initData);
  const user = parseObject(data.get('user') ?? '');
  const hash = data.get('hash') ?? '';
  const id = textOf(user.id);
  if (id === '' || hash === '') return null;
  return {
    is_tg: 1,
    id,
    username: textOf(user.username),
    hash,
    language_code: textOf(user.language_code),
    payload: initData,
  };
}

/** Data signed longer ago may have been leaked. */
const LONGEST_AGE_MS = 24 * 60 * 60_000;
const LONGEST_NAME = 64;
/** Control characters and those that change the direction of surrounding text. */
const NOT_OF_NAMES = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Whether the data was signed within a day before `nowMs` (`Date.now`); without a time only the platform can tell. */
export function isFresh({ initData }: Pick<Launch, 'initData'>, nowMs: number): boolean {
  const signedAt = new URLSearchParams(initData).get('auth_date');
  return signedAt === null || nowMs - Number(signedAt || Number.NaN) * 1_000 <= LONGEST_AGE_MS;
}

/** The display name of the data's user: first name, else user name, else id. Never longer than 64 characters. */
export function nameOf({ initData }: Pick<Launch, 'initData'>): string {
  const user = parseObject(new URLSearchParams(initData).get('user') ?? '');
  const names = [user.first_name, user.username, user.id].map((value) =>
    textOf(value).replace(NOT_OF_NAMES, '').trim(),
  );
  return (names.find((name) => name !== '') ?? '').slice(0, LONGEST_NAME);
}

/** `isVersionAtLeast('8.0', '7.7')` is true. */
export function isVersionAtLeast(version: string, required: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = required.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  const value = parseJson(text);
  return isRecord(value) ? value : {};
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : '';
  return typeof value === 'string' ? value : '';
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** Mini-app data older than this is refused. */
const LONGEST_AGE_SECONDS = 86_400;

interface TelegramUser {
  id: string;
  username: string | null;
  languageCode: string | null;
}

function botToken(): string {
  return process.env.SANDBOX_TG_BOT_TOKEN ?? 'sandbox-bot-token';
}

/** Signature of mini-app data as the messenger makes it: an HMAC over all fields but `hash`, sorted, one per line. */
export function signMiniAppData(fields: URLSearchParams): string {
  const lines = [...fields.entries()]
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  const secret = createHmac('sha256', 'WebAppData').update(botToken()).digest();
  return createHmac('sha256', secret).update(lines.join('\n')).digest('hex');
}

/** The user inside signed mini-app data, or null when the signature or the age is wrong. */
export function readMiniAppData(payload: string, nowMs: number): TelegramUser | null {
  const fields = new URLSearchParams(payload);
  const given = Buffer.from(fields.get('hash') ?? '', 'hex');
  const expected = Buffer.from(signMiniAppData(fields), 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const age = nowMs / 1000 - Number(fields.get('auth_date'));
  return age <= LONGEST_AGE_SECONDS ? readUser(fields.get('user')) : null;
}

function readUser(text: string | null): TelegramUser | null {
  try {
    const user: unknown = JSON.parse(text ?? 'null');
    if (typeof user !== 'object' || user === null || !('id' in user)) return null;
    return {
      id: String(user.id),
      username: 'username' in user && typeof user.username === 'string' ? user.username : null,
      languageCode:
        'language_code' in user && typeof user.language_code === 'string' ? user.language_code : null,
    };
  } catch {
    return null;
  }
}

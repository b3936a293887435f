import { platformCookies } from './platform-cookies';

/** What the platform may need to recognise a visitor's session, besides the cookies. */
const FORWARDED = ['user-agent', 'accept-language', 'x-forwarded-for'] as const;

/** Headers for the server's platform calls on behalf of the visitor with the given ones. */
export function visitorHeaders(given: Pick<Headers, 'get'>): Record<string, string> {
  const headers: Record<string, string> = { cookie: platformCookies(given.get('cookie') ?? '') };
  for (const name of FORWARDED) {
    const value = given.get(name);
    if (value !== null) headers[name] = value;
  }
  return headers;
}

import { platformCookies } from './platform-cookies';

/** What the platform may need to recognise a visitor's session, beside the cookies. */
const FORWARDED = ['user-agent', 'accept-language', 'x-forwarded-for'] as const;

/** Headers with which the server calls the platform on behalf of the visitor whose request has the given ones. */
export function visitorHeaders(given: Pick<Headers, 'get'>): Record<string, string> {
  const headers: Record<string, string> = { cookie: platformCookies(given.get('cookie') ?? '') };
  for (const name of FORWARDED) {
    const value = given.get(name);
    if (value !== null) headers[name] = value;
  }
  return headers;
}

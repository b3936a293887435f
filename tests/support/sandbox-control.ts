import type { Fault } from '../../sandbox/control/faults';
import type { LedgerView } from '../../sandbox/control/ledger-view';
import type { Locale } from './interface-texts';

export interface Player {
  login: string;
  password: string;
  uid: number;
}

export interface LoggedRequest {
  method: string;
  verb: string;
  /** Null while the response is pending. */
  status: number | null;
  /** Kind of the fault injected into it. */
  fault: string | null;
  query: Record<string, string>;
  body: Record<string, string>;
  headers: Record<string, string>;
}

/** A code the sandbox would have sent by e-mail, message or newsletter. */
interface SentCode {
  purpose: 'login' | 'two_factor' | 'contact' | 'restore' | 'unsubscribe';
  target: string;
  code: string;
}

/**
 * Signs a player in at an origin, of a site or of the platform; returns the session cookie, `sid=…`.
 * @throws when that is refused
 */
export async function signIn(
  origin: string,
  { login, password }: Pick<Player, 'login' | 'password'>,
): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ login, password, code: '' })) body.set(name, value);
  const response = await fetch(`${origin}/api/auth.login?v=2.34&locale=en`, { method: 'POST', body });
  await response.arrayBuffer();
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('sid='));
  if (!cookie) throw new Error(`A new player could not sign in: ${response.status}`);
  return cookie.split(';', 1).join('');
}

/** The sandbox's control API: creates players, injects faults, lists requests. */
export class Sandbox {
  private readonly logins: string[] = [];

  /** `platform` is the origin of the sandbox's platform. */
  constructor(private readonly platform: string) {}

  async player(wish: Readonly<Record<string, unknown>> & { login?: string } = {}): Promise<Player> {
    const { login = `player-${crypto.randomUUID().slice(0, 12)}@example.com` } = wish;
    const password = 'Secret123';
    const user = await this.post<{ uid: number }>('player', { ...wish, login, password });
    this.logins.push(login);
    return { login, password, uid: user.uid };
  }

  async fault(fault: Fault): Promise<void> {
    await this.post('fault', fault);
  }

  async clearFaults(): Promise<void> {
    await fetch(`${this.platform}/__control/fault`, { method: 'DELETE' });
  }

  /** Requests it received, oldest first; the whole log is long, so name the method where one is meant. */
  async log(method?: string): Promise<LoggedRequest[]> {
    const query = method === undefined ? '' : `?method=${encodeURIComponent(method)}`;
    const response = await fetch(`${this.platform}/__control/log${query}`);
    return ((await response.json()) as { items: LoggedRequest[] }).items;
  }

  async clearLog(): Promise<void> {
    await fetch(`${this.platform}/__control/log`, { method: 'DELETE' });
  }

  /** Calls of a method whose parameters name `who`, oldest first. */
  async sent(method: string, who: string): Promise<LoggedRequest[]> {
    return (await this.log(method)).filter((entry) =>
      [...Object.values(entry.query), ...Object.values(entry.body)].some((value) => value.includes(who)),
    );
  }

  async codes(login: string): Promise<string[]> {
    return (await this.sentCodes(login)).map(({ code }) => code);
  }

  /** The newest unused code of one purpose; throws when none was sent. */
  async code(login: string, purpose: SentCode['purpose']): Promise<string> {
    const found = (await this.sentCodes(login)).find((sent) => sent.purpose === purpose);
    if (!found) throw new Error(`No ${purpose} code was sent to ${login}`);
    return found.code;
  }

  /** Changes the general info for everybody: use only where other tests do not notice. */
  async generalInfo(patch: Record<string, unknown>): Promise<void> {
    await this.post('settings', { generalInfo: patch });
  }

  /** Changes the support chat for everybody: only visitors who allowed its provider see it. */
  async supportChat(kind: string | null, config: Record<string, string> = {}): Promise<void> {
    await this.post('settings', { support: { kind, config } });
  }

  /** Acts as if this much time had passed for the platform; its clock is reset afterwards. */
  async later(ms: number, act: () => Promise<void>): Promise<void> {
    await this.post('clock', { advanceMs: ms });
    try {
      await act();
    } finally {
      await this.post('clock', { advanceMs: -ms });
    }
  }

  /** Movements of a player's money; amounts in cents. */
  async ledger(login: string): Promise<LedgerView> {
    return (await (
      await fetch(`${this.platform}/__control/ledger?login=${encodeURIComponent(login)}`)
    ).json()) as LedgerView;
  }

  /** Wallets of players created here whose balance is not the sum of their movements. */
  async unbalanced(): Promise<LedgerView['wallets']> {
    const ledgers = await Promise.all(this.logins.map((login) => this.ledger(login)));
    return ledgers.flatMap(({ wallets }) => wallets.filter(({ balance, total }) => balance !== total));
  }

  /** Changes an entry of the content system for everybody, as an editor does. */
  async content(collection: string, locale: Locale, patch: Record<string, unknown>): Promise<void> {
    await this.post('content', { collection, locale, patch });
  }

  /** Changes the bounds of a method's deposits, in euros, for everybody. */
  async depositBounds(method: string, bounds: { min: number; max: number }): Promise<void> {
    await this.post('settings', { depositBounds: { [method]: bounds } });
  }

  /** Ends the player's sessions, as if the platform no longer knew the cookie. */
  async endSessions(login: string): Promise<void> {
    await fetch(`${this.platform}/__control/sessions?login=${encodeURIComponent(login)}`, {
      method: 'DELETE',
    });
  }

  /** URL with which the messenger opens the site for a user, freshly signed. */
  async miniAppAddress(site: string, user: number, locale: Locale): Promise<string> {
    const query = new URLSearchParams({ site, user: String(user), locale });
    const html = await (await fetch(`${this.platform}/__control/mini-app?${query.toString()}`)).text();
    const href = /href="([^"]+#[^"]+)"/.exec(html)?.[1];
    if (!href) throw new Error('The mini-app page has no link');
    return href.replaceAll('&amp;', '&');
  }

  /** The first game of a type, or of any with null. */
  async game(type: string | null = 'slot'): Promise<{ sysname: string; name: string }> {
    const options = type === null ? '' : `&options=${encodeURIComponent(JSON.stringify({ type }))}`;
    const response = await fetch(`${this.platform}/api/games.get?v=2.34&locale=en&count=1${options}`);
    const { data } = (await response.json()) as { data: { items: { sysname: string; name: string }[] } };
    const [first] = data.items;
    if (!first) throw new Error('The sandbox has no game');
    return first;
  }

  private async sentCodes(login: string): Promise<SentCode[]> {
    const response = await fetch(`${this.platform}/__control/codes?login=${encodeURIComponent(login)}`);
    return ((await response.json()) as { items: SentCode[] }).items;
  }

  private async post<T>(path: string, body: object): Promise<T> {
    const response = await fetch(`${this.platform}/__control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`control/${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}

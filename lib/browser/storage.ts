/** When a player was last active, and the limit known at the time: seconds, null for none. */
export interface LastActivity {
  at: number;
  limit: number | null;
}

/** The page to go back to from a game, without locale prefix. */
export interface LastPlace {
  path: string;
  /** Length of the tab's history at that page. */
  length: number;
  /** Path of the game opened from that page; null until then. */
  game: string | null;
}

type Table = Readonly<Record<string, unknown>>;

type Area = 'localStorage' | 'sessionStorage';

interface Entry<Value> {
  /** Local storage, unless it names session storage. */
  area?: Area;
  /** Removed when the player signs out. */
  isOfPlayer?: boolean;
  /** Parses the stored text; null when the product cannot have written it. */
  parse(text: string): Value | null;
}

/**
 * Everything the product stores in the browser, by key. Texts are stored as they are, everything else as JSON; lists
 * and tables are parsed by the one module that writes them, because this one is on every page. What identifies
 * a player: `tg` (launch data), `drafts` (form input), and the uid in `drafts`, `payment_attempts`, `brought_offers`,
 * `confirmation_sent`, `chat_user` and `tg_registered`, since one device may serve several players.
 */
const ENTRIES = {
  /** Somebody was signed in on this device; until sign-out. Read by the inline script before the first paint. */
  was_signed_in: { isOfPlayer: true, parse: only('1') },
  /** The latest key press, click or scroll, shared by all tabs; until sign-out. */
  last_activity: { isOfPlayer: true, parse: json(readLastActivity) },
  /** Message to the other tabs where there is no BroadcastChannel; removed immediately. */
  tab_message: { parse: upTo(500) },
  /** Uid to the time the confirmation message was sent; entries expire when the hint can no longer show (R-AUTH-15). */
  confirmation_sent: { parse: json(readTable) },
  /** The query flag `show_popup_reg`, stored until the popup is closed or a player is signed in (R-GUARD-04). */
  show_popup_reg: { parse: only('1') },
  /** Promo code of the `promo_code` query; until it is activated after a registration (R-OFFER-10). */
  promo_code: { parse: upTo(100) },
  /** Where to go after a social sign-in; consumed once (R-SOC-03). */
  betting_back_social_auth_key: { parse: upTo(2_000) },
  /** How the social sign-in in progress was opened, and the offer chosen; consumed by the page it returns to. */
  social_sign_in: { parse: json(readTable) },
  /** Result of a social sign-in for the page that opened its window; removed immediately. */
  social_sign_in_result: { parse: upTo(500) },
  /** Where to go after a successful payment; consumed once (R-SOC-04). */
  betting_back_pay_success_key: { isOfPlayer: true, parse: upTo(2_000) },
  /** Payments of unknown outcome and recent ones, by player; a day at most, removed when another player signs in. */
  payment_attempts: { parse: json(readList) },
  /** Offers from promo codes and the chosen one, with their player; until a deposit used them, or sign-out. */
  brought_offers: { area: 'sessionStorage', isOfPlayer: true, parse: json(readTable) },
  /** Form input without secrets, by player and form: from a language switch until the next form or the sign-out. */
  drafts: { area: 'sessionStorage', parse: json(readTable) },
  /** The tab that is sending a payment, where the browser has no Web Locks; removed after the submission. */
  payment_lock: { parse: json(readTable) },
  /** Why this tab was signed out, or that the sign-out failed; consumed by the next page, which shows it. */
  sign_out_reason: { area: 'sessionStorage', parse: only('inactivity', 'failed') },
  /** Hints closed by the player; until sign-out or the end of the tab. */
  closed_hints: { area: 'sessionStorage', isOfPlayer: true, parse: json(readList) },
  /** The demo mode was explained; until the end of the tab. */
  demo_explained: { area: 'sessionStorage', parse: only('1') },
  /** Where the visitor was before opening a game; until the end of the tab. */
  last_place: { area: 'sessionStorage', parse: json(readLastPlace) },
  /** Last played games, newest first; until sign-out. */
  last_games: { isOfPlayer: true, parse: json(readList) },
  /** Recent searches, newest first; until sign-out. */
  recent_searches: { isOfPlayer: true, parse: json(readList) },
  /** The side menu is collapsed on this device; until it is opened again. Read by the inline script. */
  rail_folded: { parse: only('1') },
  /** Theme of the site on this device; dark by default. Read by the inline script. */
  theme: { parse: only('dark', 'light', 'system') },
  /** Status of the last identity check when it was last read; until it succeeds, or sign-out (R-KYC-03). */
  verification_seen: { isOfPlayer: true, parse: only('pending', 'refused') },
  /** Loyalty notifications are muted on this device; until the player switches the sound on again (R-LOY-12). */
  notice_sound_off: { parse: only('1') },
  /** The consent choice; asked for again after half a year. */
  consent: { parse: json(readTable) },
  /** Tracking parameters of this visit, as a query; until the end of the tab (R-TRACK-01). */
  tracking: { area: 'sessionStorage', parse: upTo(2_000) },
  /** The fraud-check session was reported. Until the end of the tab. */
  fraud_hit: { area: 'sessionStorage', parse: upTo(500) },
  /** When this tab was last reloaded because code was missing, in milliseconds; until the end of the tab (R-SW-04). */
  reload: { area: 'sessionStorage', parse: Number },
  /** Uid the chat on this device was last opened for, so that it is forgotten before somebody else uses it. */
  chat_user: { parse: upTo(500) },
  /** Launch data of the messenger mini-app; until the end of the tab. */
  tg: { area: 'sessionStorage', parse: upTo(20_000) },
  /** The mini-app signs nobody in by itself any more, as after a sign-out; until the next launch. */
  tg_entered: { area: 'sessionStorage', parse: only('1') },
  /** When the mini-app first tried to sign its user in, as milliseconds; until it succeeded, or the end of the tab. */
  tg_begun: { area: 'sessionStorage', parse: upTo(20) },
  /** Uid whose mini-app registration was counted on this device, so that it is not counted again. */
  tg_registered: { parse: upTo(500) },
} satisfies Record<string, Entry<unknown>>;

export type StorageKey = keyof typeof ENTRIES;

export type StoredValues = { [Key in StorageKey]: NonNullable<ReturnType<(typeof ENTRIES)[Key]['parse']>> };

/** Used where storage throws: blocked cookies, private windows, an exceeded quota. Lives as long as the document. */
const memory = new Map<StorageKey, string>();

/** The stored value, or null when there is none or it is invalid. Never throws. */
export function readStored<Key extends StorageKey>(key: Key): StoredValues[Key] | null {
  const text = memory.get(key) ?? touch(key, (storage) => storage.getItem(key)) ?? null;
  return text === null ? null : (ENTRIES[key] as Entry<StoredValues[Key]>).parse(text);
}

/** Stores a value, in memory if the browser refuses. Never throws. */
export function writeStored<Key extends StorageKey>(key: Key, value: StoredValues[Key]): void {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const isStored = touch(key, (storage) => {
    storage.setItem(key, text);
    return true;
  });
  if (isStored) memory.delete(key);
  else memory.set(key, text);
}

export function removeStored(key: StorageKey): void {
  memory.delete(key);
  touch(key, (storage) => storage.removeItem(key));
}

/** Reads a single-use value and removes it. */
export function takeStored<Key extends StorageKey>(key: Key): StoredValues[Key] | null {
  const value = readStored(key);
  removeStored(key);
  return value;
}

/** Removes everything stored for the previous player. */
export function removePlayerKeys(): void {
  for (const [key, { isOfPlayer }] of Object.entries<Entry<unknown>>(ENTRIES)) {
    if (isOfPlayer) removeStored(key as StorageKey);
  }
}

/** Even reading the `storage` property throws where cookies are blocked. */
function touch<Result>(key: StorageKey, use: (storage: Storage) => Result): Result | undefined {
  try {
    const { area = 'localStorage' }: Entry<unknown> = ENTRIES[key];
    return use(window[area]);
  } catch {
    return undefined;
  }
}

function only<Text extends string>(...expected: readonly Text[]): (text: string) => Text | null {
  return (text) => expected.find((one) => one === text) ?? null;
}

function upTo(length: number): (text: string) => string | null {
  return (text) => (text !== '' && text.length <= length ? text : null);
}

function json<Value>(read: (value: unknown) => Value | null): (text: string) => Value | null {
  return (text) => {
    try {
      return read(JSON.parse(text));
    } catch {
      return null;
    }
  };
}

function readLastActivity(value: unknown): LastActivity | null {
  const { at, limit } = value as Partial<Record<keyof LastActivity, unknown>>;
  if (typeof at !== 'number') return null;
  return { at, limit: typeof limit === 'number' ? limit : null };
}

function readLastPlace(value: unknown): LastPlace | null {
  const { path, length, game } = value as Partial<Record<keyof LastPlace, unknown>>;
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || typeof length !== 'number') return null;
  return { path, length, game: typeof game === 'string' ? game : null };
}

function readList(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

function readTable(value: unknown): Table | null {
  return typeof value === 'object' ? (value as Table | null) : null;
}

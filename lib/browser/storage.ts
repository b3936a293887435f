/** When a player was last active, and the limit that was known then: seconds, null for none. */
export interface LastActivity {
  at: number;
  limit: number | null;
}

/** The page to go back to from a game, without locale prefix. */
export interface LastPlace {
  path: string;
  /** Length of the tab's history there. */
  length: number;
  /** Path of the game that was opened from there; null until then. */
  game: string | null;
}

type Table = Readonly<Record<string, unknown>>;

/**
 * Everything the product keeps in the browser's storage, by key. Texts are stored as they are, all else as JSON; lists
 * and tables are read by the one module that writes them, because this one is on every page. Nothing here says who a
 * player is: a uid stands only where the same device serves several players.
 */
export interface StoredValues {
  /** Somebody was signed in on this device; until sign-out. Read by the inline script before the first paint. */
  was_signed_in: '1';
  /** The newest key, click or scroll, shared by all tabs; until sign-out. */
  last_activity: LastActivity;
  /** Message to the other tabs where there is no BroadcastChannel; removed at once. */
  tab_message: string;
  /** Uid to the time the confirmation message was sent; entries live as long as the hint could show (R-AUTH-15). */
  confirmation_sent: Table;
  /** The query flag `show_popup_reg`, stored until the popup is closed or a player is signed in (R-GUARD-04). */
  show_popup_reg: '1';
  /** Promo code of the `promo_code` query; until it was activated after a registration (R-OFFER-10). */
  promo_code: string;
  /** Where to go after a social sign-in; consumed once (R-SOC-03). */
  betting_back_social_auth_key: string;
  /** How the social sign-in in progress was opened; consumed by the page it comes back to. */
  social_sign_in: string;
  /** Result of a social sign-in for the page that opened its window; removed at once. */
  social_sign_in_result: string;
  /** Where to go after a successful payment; consumed once (R-SOC-04). */
  betting_back_pay_success_key: string;
  /**
   * Payments sent from this browser whose outcome is not known yet, and those made a moment ago; each names its player,
   * lives for a day at most and goes when another player is here.
   */
  payment_attempts: readonly unknown[];
  /**
   * Offers that promo codes brought and the chosen one, with their player; until a deposit came with them, or sign-out.
   */
  brought_offers: Table;
  /**
   * What is typed in forms, secrets left out, by player and form, from a switch of the language until the next page has
   * a form; until sign-out or the end of the tab.
   */
  drafts: Table;
  /** Says which tab is sending a payment, where the browser has no locks of its own; removed after the submission. */
  payment_lock: Table;
  /** Why this tab was signed out, or that the sign-out failed; consumed by the next page, which says so. */
  sign_out_reason: 'inactivity' | 'failed';
  /** Hints closed by the player; until sign-out or the end of the tab. */
  closed_hints: readonly unknown[];
  /** The demo mode was explained; until the end of the tab. */
  demo_explained: '1';
  /** Where the visitor was before a game; until the end of the tab. */
  last_place: LastPlace;
  /** Games played last, the newest first; until sign-out. */
  last_games: readonly unknown[];
  /** What was last searched for, the newest first; until sign-out. */
  recent_searches: readonly unknown[];
  /** The menu beside the page is folded on this device; until it is opened again. Read by the inline script. */
  rail_folded: '1';
  /** How the site looks on this device; dark without it. Read by the inline script. */
  theme: 'dark' | 'light' | 'system';
  /** How the last identity check stood when it was last looked at; until it succeeded, or sign-out (R-KYC-03). */
  verification_seen: 'pending' | 'refused';
  /** Loyalty notifications make no sound on this device; until the player switches it on again (R-LOY-12). */
  notice_sound_off: '1';
  /** The choice about foreign services, as JSON; asked for again after half a year. */
  consent: string;
  /** Tracking queries of this visit, as a query; until the end of the tab (R-TRACK-01). */
  tracking: string;
  /** The fraud-check session was reported: under an id of our own, or the vendor's. Until the end of the tab. */
  fraud_hit: string;
  /** Uid the chat on this device was last opened for, so that it is forgotten before somebody else uses it. */
  chat_user: string;
  /** Launch data of the messenger mini-app; until the end of the tab. */
  tg: string;
  /** The mini-app's user was signed in once; until the end of the tab, so that signing out holds. */
  tg_entered: '1';
  /** When the mini-app first tried to sign its user in, as milliseconds; until it did, or the end of the tab. */
  tg_begun: string;
  /** Uid whose registration by the mini-app was counted on this device, so that it is not counted again. */
  tg_registered: string;
}

export type StorageKey = keyof StoredValues;

type Area = 'localStorage' | 'sessionStorage';

interface Entry<Value> {
  /** The device's storage, unless it says the tab's. */
  area?: Area;
  /** Removed when the player signs out. */
  isOfPlayer?: boolean;
  /** Reads what is stored; null when it is nothing the product wrote. */
  parse(text: string): Value | null;
}

const ENTRIES: { [Key in StorageKey]: Entry<StoredValues[Key]> } = {
  was_signed_in: { isOfPlayer: true, parse: only('1') },
  last_activity: { isOfPlayer: true, parse: json(readLastActivity) },
  tab_message: { parse: upTo(500) },
  confirmation_sent: { parse: json(readTable) },
  show_popup_reg: { parse: only('1') },
  promo_code: { parse: upTo(100) },
  betting_back_social_auth_key: { parse: upTo(2_000) },
  social_sign_in: { parse: upTo(500) },
  social_sign_in_result: { parse: upTo(500) },
  betting_back_pay_success_key: { isOfPlayer: true, parse: upTo(2_000) },
  payment_attempts: { parse: json(readList) },
  brought_offers: { area: 'sessionStorage', isOfPlayer: true, parse: json(readTable) },
  drafts: { area: 'sessionStorage', parse: json(readTable) },
  payment_lock: { parse: json(readTable) },
  sign_out_reason: { area: 'sessionStorage', parse: only('inactivity', 'failed') },
  closed_hints: { area: 'sessionStorage', isOfPlayer: true, parse: json(readList) },
  demo_explained: { area: 'sessionStorage', parse: only('1') },
  last_place: { area: 'sessionStorage', parse: json(readLastPlace) },
  last_games: { isOfPlayer: true, parse: json(readList) },
  recent_searches: { isOfPlayer: true, parse: json(readList) },
  rail_folded: { parse: only('1') },
  theme: { parse: only('dark', 'light', 'system') },
  verification_seen: { isOfPlayer: true, parse: only('pending', 'refused') },
  notice_sound_off: { parse: only('1') },
  consent: { parse: upTo(500) },
  tracking: { area: 'sessionStorage', parse: upTo(2_000) },
  fraud_hit: { area: 'sessionStorage', parse: upTo(500) },
  chat_user: { parse: upTo(500) },
  tg: { area: 'sessionStorage', parse: upTo(20_000) },
  tg_entered: { area: 'sessionStorage', parse: only('1') },
  tg_begun: { area: 'sessionStorage', parse: upTo(20) },
  tg_registered: { parse: upTo(500) },
};

/** Stands in where storage throws: blocked cookies, private windows, a full quota. Lives as long as the document. */
const memory = new Map<StorageKey, string>();

/** The stored value, or null when there is none or it is unreadable. Never throws. */
export function readStored<Key extends StorageKey>(key: Key): StoredValues[Key] | null {
  const text = memory.get(key) ?? touch(key, (storage) => storage.getItem(key)) ?? null;
  return text === null ? null : ENTRIES[key].parse(text);
}

/** Stores a value, in memory where the browser refuses. Never throws. */
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

/** Reads a value that is good for one use, and removes it. */
export function takeStored<Key extends StorageKey>(key: Key): StoredValues[Key] | null {
  const value = readStored(key);
  removeStored(key);
  return value;
}

/** Removes everything that was stored for the previous player. */
export function removePlayerKeys(): void {
  for (const [key, { isOfPlayer }] of Object.entries(ENTRIES)) {
    if (isOfPlayer) removeStored(key as StorageKey);
  }
}

/** Even naming the storage throws where cookies are blocked. */
function touch<Result>(key: StorageKey, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window[ENTRIES[key].area ?? 'localStorage']);
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

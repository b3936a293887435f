import { hashText } from './random';
import { addContact, cleanEmail, findContact, refuseTakenContact, type NewContact } from './contacts';
import { openWallets, post } from './ledger';
import { houseAmount, toMinor } from './money';
import { hashPassword } from './passwords';
import { atomically, execute, firstRow } from './sql';
import type { World } from './world';

/** Every new real player starts with this much in the main wallet, so that the whole flow can be tried at once. */
const WELCOME_EUROS = 100;
/** Play money of a new player, in main units. */
const FUN_START = 5000;

type PlayerState = 'active' | 'banned' | 'deleted';

export interface Player {
  uid: number;
  login: string | null;
  password_hash: string | null;
  state: PlayerState;
  fakename: string;
  locale: string;
  country_code: string | null;
  reg_time: number;
  is_subscribed: number;
  is_verified: number;
  is_on_verification: number;
  is_kyc_block_enabled: number;
  is_registration_completed: number;
  has_two_factor: number;
  first_name: string | null;
  last_name: string | null;
  sex: number | null;
  birth_date: string | null;
  region: string | null;
  home_town: string | null;
  address: string | null;
  postcode: string | null;
  document_type: string | null;
  document_number: string | null;
  telegram_id: string | null;
  social_id: string | null;
  is_betting_player: number;
  applicant_id: string | null;
  /** Minor units of the player's currency; null = no limit. */
  deposit_limit: number | null;
  deposit_limit_period: 'none' | 'day' | 'week' | 'month';
}

interface NewPlayer {
  /** Fixed uid for the demo accounts; otherwise the next free one. */
  uid?: number;
  contact?: NewContact;
  password?: string;
  fakename?: string;
  currency: string;
  countryCode?: string;
  locale?: string;
  isSubscribed?: boolean;
  isRegistrationCompleted?: boolean;
  telegramId?: string;
  socialId?: string;
  /** Main units; replaces the welcome gift. */
  openingBalance?: number;
}

/**
 * Makes a player with contact, wallets, play money and the welcome gift; returns the uid. Throws for a taken contact.
 */
export function createPlayer(world: World, player: NewPlayer): number {
  return atomically(world, () => {
    if (player.contact !== undefined) refuseTakenContact(world, player.contact, player.contact.type);
    const uid = insertPlayer(world, player);
    if (player.fakename === undefined) updatePlayer(world, uid, { fakename: inventFakename(uid) });
    if (player.contact !== undefined) addContact(world, uid, player.contact, player.contact.type);
    openWallets(world, uid, player.currency);
    fillWallets(world, uid, player);
    return uid;
  });
}

function insertPlayer(world: World, player: NewPlayer): number {
  const { id } = execute(
    world,
    `insert into players (uid, login, password_hash, fakename, locale, country_code, reg_time, is_subscribed,
       is_registration_completed, telegram_id, social_id) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    player.uid ?? null,
    player.contact?.contact ?? null,
    player.password === undefined ? null : hashPassword(player.password),
    player.fakename ?? '',
    player.locale ?? 'en',
    player.countryCode ?? null,
    world.clock.now(),
    Number(player.isSubscribed === true),
    Number(player.isRegistrationCompleted !== false),
    player.telegramId ?? null,
    player.socialId ?? null,
  );
  return id;
}

function fillWallets(world: World, uid: number, player: NewPlayer): void {
  post(world, { uid, wallet: 'fun', amount: toMinor(FUN_START, 'FUN'), type: 'opening' });
  if (player.openingBalance === undefined) {
    post(world, {
      uid,
      wallet: 'main',
      amount: houseAmount(WELCOME_EUROS, player.currency),
      type: 'welcome',
    });
  } else if (player.openingBalance > 0) {
    const amount = toMinor(player.openingBalance, player.currency);
    post(world, { uid, wallet: 'main', amount, type: 'opening' });
  }
}

const FIRST_WORDS = ['Lucky', 'Golden', 'Swift', 'Bright', 'Silver', 'Night', 'Royal', 'Brave'];
const SECOND_WORDS = ['Fox', 'Star', 'Comet', 'Raven', 'Tiger', 'Aurora', 'Falcon', 'Wave'];

function inventFakename(uid: number): string {
  const hash = hashText(`fakename-${uid}`);
  const first = FIRST_WORDS[hash % FIRST_WORDS.length] ?? 'Lucky';
  const second = SECOND_WORDS[(hash >>> 8) % SECOND_WORDS.length] ?? 'Star';
  return `${first}${second}${uid}`;
}

export function findPlayer(world: World, uid: number): Player | undefined {
  return firstRow<Player>(world, 'select * from players where uid = ?', uid);
}

/** The player who signs in with this text: the login itself or any contact, `+` and letter case aside. */
export function findPlayerByLogin(world: World, text: string): Player | undefined {
  const login = cleanEmail(text) ?? text.trim().replace(/[^\d]/g, '');
  if (login === '') return undefined;
  const direct = firstRow<Player>(world, 'select * from players where login = ?', login);
  const contact = direct === undefined ? findContact(world, login) : undefined;
  return direct ?? (contact === undefined ? undefined : findPlayer(world, contact.uid));
}

export function isFakenameTaken(world: World, fakename: string, exceptUid: number): boolean {
  const sql = 'select uid from players where fakename = ? collate nocase and uid <> ?';
  return firstRow(world, sql, fakename, exceptUid) !== undefined;
}

type PlayerChange = Partial<Omit<Player, 'uid'>>;

/** Writes the given columns of a player; undefined ones stay as they are. */
export function updatePlayer(world: World, uid: number, change: PlayerChange): void {
  const columns = Object.entries(change).filter(
    (entry): entry is [string, string | number | null] => entry[1] !== undefined,
  );
  if (columns.length === 0) return;
  const assignments = columns.map(([column]) => `${column} = ?`).join(', ');
  execute(
    world,
    `update players set ${assignments} where uid = ?`,
    ...columns.map(([, value]) => value),
    uid,
  );
}

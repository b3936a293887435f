import { seededRandom } from '../random';
import type { World } from '../world';
import { CATEGORIES, type SeedCategory } from './categories';
import { fold } from './fold';
import { GAMES, type SeedGame } from './game-list';
import { JACKPOTS } from './jackpots';
import { PRODUCTS } from './loyalty';
import { PROVIDERS } from './providers';
import { TOURNAMENTS } from './tournaments';

const DAY_MS = 86_400_000;
/** So many games in a row show different symbols, within a type. */
const MOTIFS_APART = 4;

/** Tables of what the house offers and of what players do with it (likes, exports, loyalty). */
export const CATALOGUE_TABLES = `
create table providers (sysname text primary key, name text not null, position integer not null);
create table games (
  sysname text primary key,
  name text not null,
  name_fold text not null,
  provider text not null references providers (sysname),
  type text not null check (type in ('casino', 'slot', 'live', 'fast')),
  theme text not null,
  has_demo integer not null check (has_demo in (0, 1)),
  popularity integer not null,
  released_at integer not null
);
create index games_by_popularity on games (popularity desc, sysname);
create index games_by_name on games (name_fold, sysname);
create index games_by_type on games (type, popularity desc, sysname);
create index games_by_provider on games (provider, popularity desc, sysname);
create table game_groups (
  kind text not null check (kind in ('category', 'jackpot', 'tournament')),
  group_id integer not null,
  sysname text not null references games (sysname),
  primary key (kind, group_id, sysname)
) without rowid;
create table game_likes (
  uid integer not null,
  sysname text not null references games (sysname),
  created_at integer not null,
  primary key (uid, sysname)
) without rowid;
create table history_exports (uid integer primary key, created_at integer not null);
create table tournament_entries (
  uid integer not null,
  tournament_id integer not null,
  started_at integer not null,
  joined_at integer not null,
  primary key (uid, tournament_id, started_at)
) without rowid;
create table loyalty_stock (product_id integer primary key, remaining integer check (remaining >= 0));
create table loyalty_members (
  uid integer primary key,
  id integer not null,
  points integer not null check (points >= 0),
  earned integer not null,
  character_id integer,
  counted_round integer not null default 0
);
create table loyalty_purchases (
  id integer primary key,
  uid integer not null,
  product_id integer not null,
  price integer not null,
  created_at integer not null
);
create table loyalty_notices (
  id integer primary key,
  uid integer not null,
  trigger text not null,
  type text not null,
  title_en text not null,
  title_fr text not null,
  message_en text not null,
  message_fr text not null,
  amount integer,
  amount_type text not null default 'points',
  image text,
  given_at integer
);
create index loyalty_notices_by_player on loyalty_notices (uid, given_at);
`;

interface RankedGame extends SeedGame {
  popularity: number;
  releasedAt: number;
}

/** Fills the catalogue: studios, games, and which category, jackpot and tournament each game belongs to. */
export function seedCatalogue(world: World): void {
  const games = ranked(world.clock.now());
  seedProviders(world);
  seedGames(world, games);
  seedGroups(world, games);
  const stock = world.db.prepare('insert into loyalty_stock (product_id, remaining) values (?, ?)');
  for (const product of PRODUCTS) stock.run(product.id, product.stock);
}

function ranked(now: number): RankedGame[] {
  const random = seededRandom('popularity');
  const games = GAMES.map((game) => ({
    ...game,
    popularity: Math.floor(1_000_000 * random() ** 2),
    releasedAt: Math.floor(now / DAY_MS - random() * 1400) * DAY_MS,
  }));
  for (const type of new Set(games.map((game) => game.type))) {
    setMotifsApart(games.filter((game) => game.type === type));
  }
  return games;
}

/** A row of games shows a symbol once: of two with the same one, the less popular gives way to those behind it. */
function setMotifsApart(games: RankedGame[]): void {
  const waiting = games.toSorted(byPopularity);
  const recent: string[] = [];
  for (const popularity of waiting.map((game) => game.popularity)) {
    const free = waiting.findIndex(({ motif }) => !recent.includes(motif));
    const [game] = waiting.splice(Math.max(0, free), 1);
    if (!game) return;
    game.popularity = popularity;
    recent.push(game.motif);
    if (recent.length > MOTIFS_APART) recent.shift();
  }
}

function byPopularity(a: RankedGame, b: RankedGame): number {
  return b.popularity - a.popularity;
}

function seedProviders(world: World): void {
  const insert = world.db.prepare('insert into providers (sysname, name, position) values (?, ?, ?)');
  PROVIDERS.forEach((provider, index) => insert.run(provider.sysname, provider.name, index));
}

function seedGames(world: World, games: RankedGame[]): void {
  const insert = world.db.prepare(
    `insert into games (sysname, name, name_fold, provider, type, theme, has_demo, popularity, released_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const game of games) {
    const hasDemo = game.type === 'live' ? 0 : 1;
    const { sysname, name, provider, type, theme, popularity, releasedAt } = game;
    insert.run(sysname, name, fold(name), provider, type, theme, hasDemo, popularity, releasedAt);
  }
}

function seedGroups(world: World, games: RankedGame[]): void {
  const insert = world.db.prepare('insert into game_groups (kind, group_id, sysname) values (?, ?, ?)');
  const fill = (kind: string, id: number, members: SeedGame[]) =>
    members.forEach((game) => insert.run(kind, id, game.sysname));
  for (const category of CATEGORIES) fill('category', category.id, membersOf(category, games));
  for (const jackpot of JACKPOTS) fill('jackpot', jackpot.id, games.filter(jackpot.holds));
  for (const tournament of TOURNAMENTS) fill('tournament', tournament.id, games.filter(tournament.holds));
}

function membersOf(category: SeedCategory, games: RankedGame[]): RankedGame[] {
  const members = games.filter(category.holds);
  if (category.order === 'popularity') members.sort(byPopularity);
  if (category.order === 'released') members.sort((a, b) => b.releasedAt - a.releasedAt);
  return members.slice(0, category.limit);
}

/** Tables of players and their money. Times are milliseconds since the epoch, amounts whole minor units. */
export const PLAYER_TABLES = `
create table players (
  uid integer primary key autoincrement,
  login text unique,
  password_hash text,
  state text not null default 'active' check (state in ('active', 'banned', 'deleted')),
  fakename text not null,
  locale text not null default 'en',
  country_code text,
  reg_time integer not null,
  is_subscribed integer not null default 0,
  is_verified integer not null default 0,
  is_on_verification integer not null default 0,
  is_kyc_block_enabled integer not null default 0,
  is_registration_completed integer not null default 1,
  is_betting_player integer not null default 0,
  has_two_factor integer not null default 0,
  first_name text, last_name text, sex integer, birth_date text, region text, home_town text,
  address text, postcode text, document_type text, document_number text,
  telegram_id text unique,
  social_id text unique,
  applicant_id text,
  deposit_limit integer,
  deposit_limit_period text not null default 'none' check (deposit_limit_period in ('none', 'day', 'week', 'month'))
);
create table contacts (
  id integer primary key, uid integer not null references players (uid),
  type text not null check (type in ('email', 'phone')), contact text not null unique,
  phone_country_code text, is_confirmed integer not null default 0, is_subscribed integer not null default 0
);
create index contacts_by_player on contacts (uid);
create table sessions (id text primary key, uid integer not null references players (uid), created_at integer not null);
create index sessions_by_player on sessions (uid);
create table codes (
  id integer primary key, uid integer not null references players (uid), purpose text not null, target text not null,
  code text not null, created_at integer not null, wrong_tries integer not null default 0, is_used integer not null default 0
);
create index codes_by_target on codes (purpose, target);
create table wallets (
  uid integer not null references players (uid), wallet text not null, currency text not null,
  minor integer not null check (minor >= 0), primary key (uid, wallet)
);
create table ledger (
  id integer primary key, uid integer not null references players (uid), wallet text not null, currency text not null,
  amount integer not null, balance_after integer not null check (balance_after >= 0), type text not null,
  reference text, created_at integer not null
);
create index ledger_by_player on ledger (uid, wallet);
create table game_rounds (
  id integer primary key, uid integer not null references players (uid), game_sysname text not null,
  mode text not null check (mode in ('real', 'demo')), stake integer not null, win integer not null,
  currency text not null, created_at integer not null
);
create index game_rounds_by_player on game_rounds (uid, created_at);
create table payments (
  id integer primary key autoincrement, uid integer not null references players (uid), method text not null,
  type text not null check (type in ('deposit', 'withdrawal')), requisites text not null,
  amount integer not null check (amount > 0), currency text not null,
  status text not null check (status in ('pending', 'success', 'declined', 'cancelled')), domain text not null,
  locale text not null default 'en', site_origin text not null default '', token text not null default '',
  campaign_offer_id integer, due_at integer, created_at integer not null, updated_at integer not null
);
create index payments_by_player on payments (uid, created_at);
create table bonuses (
  id integer primary key autoincrement, uid integer not null references players (uid),
  kind text not null check (kind in ('bonus', 'betting')), type text not null check (type in ('betting', 'casino')),
  template text not null, amount integer not null, currency text not null,
  status text not null check (status in ('available', 'active', 'finished', 'removed')), created_at integer not null
);
create index bonuses_by_player on bonuses (uid, kind);
create table cashbacks (
  id integer primary key autoincrement, uid integer not null references players (uid),
  status text not null check (status in ('active', 'paid_out', 'removed')), template text not null,
  amount integer not null, currency text not null, end_date integer not null, receiving_expired_at integer, paid_out_at integer
);
create table free_spins (
  id integer primary key, uid integer not null references players (uid), game_sysname text not null,
  total_count integer not null, remaining_count integer not null, status text not null
);
create table promo_uses (uid integer not null references players (uid), code text not null, primary key (uid, code));
create table offer_takes (uid integer not null references players (uid), offer_id integer not null, primary key (uid, offer_id));
create table storage (uid integer not null references players (uid), key text not null, value text not null, primary key (uid, key));
create table feedback (id integer primary key, uid integer not null, name text, email text, subject text, message text, created_at integer not null);
create table chat_events (id integer primary key, uid integer not null, event_name text not null, event_params text, created_at integer not null);
create table hits (id integer primary key, kind text not null, value text not null, referer text, created_at integer not null);
create table settings (key text primary key, value text not null);
`;

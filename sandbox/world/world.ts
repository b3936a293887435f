import Database from 'libsql';
import { createClock, type Clock } from './clock';
import { seedWorld, TABLES } from './seed/seed';

export type SqlDatabase = InstanceType<typeof Database>;

/** Everything the sandbox knows: one SQL database and one clock. */
export interface World {
  db: SqlDatabase;
  clock: Clock;
  /** Empties the database and seeds it again. */
  reset(): void;
  close(): void;
}

export interface WorldOptions {
  /** Path of the database file, or `:memory:`. */
  database: string;
  clock?: Clock;
}

/** Raised whenever tables or seed change so that an older file cannot serve; the file is then created again. */
const SCHEMA_VERSION = 4;

/** Opens a world; an existing file of the same schema version stays as it is, so data survive a restart. */
export function openWorld({ database, clock = createClock() }: WorldOptions): World {
  const db = new Database(database);
  db.exec('pragma journal_mode = wal; pragma busy_timeout = 5000; pragma foreign_keys = on;');
  const world: World = {
    db,
    clock,
    reset() {
      dropEverything(db);
      db.exec(TABLES);
      db.transaction(() => seedWorld(world))();
      db.exec(`pragma user_version = ${SCHEMA_VERSION}`);
    },
    close: () => db.close(),
  };
  if (storedVersion(db) !== SCHEMA_VERSION) world.reset();
  return world;
}

function storedVersion(db: SqlDatabase): number {
  const row = db.prepare('pragma user_version').get() as { user_version: number };
  return row.user_version;
}

function dropEverything(db: SqlDatabase): void {
  const tables = db
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all() as { name: string }[];
  db.exec('pragma foreign_keys = off');
  for (const { name } of tables) db.exec(`drop table if exists "${name}"`);
  db.exec('pragma foreign_keys = on');
}

import type { World } from './world';

export type SqlValue = string | number | null;

/** First row of a query, or undefined. Do not spread the row: the driver hangs its own key on it. */
export function firstRow<Row>(world: World, sql: string, ...values: SqlValue[]): Row | undefined {
  return world.db.prepare(sql).get(...values) as Row | undefined;
}

/** All rows of a query. */
export function allRows<Row>(world: World, sql: string, ...values: SqlValue[]): Row[] {
  return world.db.prepare(sql).all(...values) as Row[];
}

/** Runs a statement; returns how many rows changed and the id of the last inserted row. */
export function execute(world: World, sql: string, ...values: SqlValue[]): { changes: number; id: number } {
  const outcome = world.db.prepare(sql).run(...values);
  return { changes: outcome.changes, id: Number(outcome.lastInsertRowid) };
}

/** Number a `select count(*) as n` gives. */
export function countRows(world: World, sql: string, ...values: SqlValue[]): number {
  return firstRow<{ n: number }>(world, sql, ...values)?.n ?? 0;
}

/**
 * Runs `work` in one transaction that takes the write lock at once, so two movements never read the same balance.
 * Inside a running transaction it simply joins it. Whatever `work` throws rolls everything back.
 */
export function atomically<Result>(world: World, work: () => Result): Result {
  if (world.db.inTransaction) return work();
  return world.db.transaction(work).immediate();
}

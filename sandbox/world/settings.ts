import { execute, firstRow } from './sql';
import type { World } from './world';

/** Object stored under a key by the control address; empty when none. */
export function readSetting(world: World, key: string): Record<string, unknown> {
  const row = firstRow<{ value: string }>(world, 'select value from settings where key = ?', key);
  return row === undefined ? {} : (JSON.parse(row.value) as Record<string, unknown>);
}

/** Merges `change` over what is stored under the key. */
export function mergeSetting(world: World, key: string, change: Record<string, unknown>): void {
  const value = JSON.stringify({ ...readSetting(world, key), ...change });
  execute(
    world,
    'insert into settings (key, value) values (?, ?) on conflict (key) do update set value = excluded.value',
    key,
    value,
  );
}

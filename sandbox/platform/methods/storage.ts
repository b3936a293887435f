import { allRows, countRows, execute, firstRow } from '../../world/sql';
import { DONE } from '../done';
import { PlatformFault, type PlatformCall, type SandboxMethods } from '../method';
import { requireParam } from '../typed-values';

const MOST_KEYS = 50;
const LONGEST_VALUE = 4096;

function getValue({ world, uid, query }: PlatformCall): unknown {
  const key = requireParam(query, 'key');
  const sql = 'select value from storage where uid = ? and key = ?';
  return { key, value: firstRow<{ value: string }>(world, sql, uid, key)?.value ?? null };
}

function getKeys({ world, uid }: PlatformCall): unknown {
  const rows = allRows<{ key: string }>(world, 'select key from storage where uid = ? order by key', uid);
  return { keys: rows.map(({ key }) => key) };
}

/** A missing value empties the key. */
function setValue({ world, uid, body }: PlatformCall): unknown {
  const key = requireParam(body, 'key');
  const value = body.get('value');
  if (value === undefined) {
    execute(world, 'delete from storage where uid = ? and key = ?', uid, key);
    return DONE;
  }
  const others = countRows(world, 'select count(*) as n from storage where uid = ? and key <> ?', uid, key);
  if (others >= MOST_KEYS || key.length > 100 || value.length > LONGEST_VALUE) {
    throw new PlatformFault('StorageQuotaExceededException', 'The storage is full');
  }
  const sql =
    'insert into storage (uid, key, value) values (?, ?, ?) on conflict (uid, key) do update set value = excluded.value';
  execute(world, sql, uid, key, value);
  return DONE;
}

/** Small texts stored per player. */
export const storageMethods: SandboxMethods = {
  'storage.get': { verb: 'GET', isForPlayers: true, handle: getValue },
  'storage.getKeys': { verb: 'GET', isForPlayers: true, handle: getKeys },
  'storage.set': { verb: 'POST', isForPlayers: true, handle: setValue },
};

import * as z from 'zod/mini';
import type { SearchData } from './search-index';

const DATABASE = 'games-search';
const STORE = 'data';

const stored = z.object({
  /** Milliseconds since 1970 when it was read from the platform. */
  savedAt: z.number(),
  games: z.array(
    z.object({
      sysname: z.string(),
      name: z.string(),
      image: z.nullable(z.string()),
      provider: z.nullable(z.string()),
      type: z.nullable(z.string()),
    }),
  ),
  total: z.number(),
  providers: z.array(z.object({ sysname: z.string(), name: z.string() })),
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
});

export interface StoredSearch extends SearchData {
  savedAt: number;
}

/** The data stored on the device for a language; null where there is none or it is invalid. Never throws. */
export async function readSearchData(locale: string): Promise<StoredSearch | null> {
  const value = await withStore<unknown>('readonly', (store) => store.get(locale));
  const parsed = stored.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** A browser that refuses, such as in a private window, reads it from the platform again. Never throws. */
export async function writeSearchData(locale: string, data: StoredSearch): Promise<void> {
  await withStore('readwrite', (store) => store.put(data, locale));
}

async function withStore<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  try {
    const database = await open();
    try {
      return await done(run(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser refused its storage'));
  });
}

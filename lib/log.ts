import { shared } from '@/server/shared-state.mjs';

type Level = 'debug' | 'info' | 'warn' | 'error';
type Fields = Record<string, string | number | boolean | null | undefined>;

const RANK = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } as const;
const REPEAT_WINDOW_MS = 60_000;

/** Values with these names are never logged. */
const PRIVATE_FIELD = /pass|code|token|cookie|login|contact|hash|requisites|secret|email|phone/i;

const state = (shared.log ??= { lastSaid: new Map() });

function threshold(): number {
  const level = process.env.LOG_LEVEL ?? 'info';
  return level in RANK ? RANK[level as keyof typeof RANK] : RANK.info;
}

function write(level: Level, event: string, fields: Fields): void {
  if (RANK[level] < threshold()) return;
  const safe = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, PRIVATE_FIELD.test(name) ? '***' : clip(value)]),
  );
  const request = shared.requestScope?.getStore()?.id;
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, request, ...safe });
  const stream = level === 'error' || level === 'warn' ? process.stderr : process.stdout;
  stream.write(`${line}\n`);
}

function clip(value: Fields[string]): Fields[string] {
  return typeof value === 'string' ? value.replace(/[\r\n]+/g, ' ').slice(0, 500) : value;
}

/** Structured server log, one JSON line per event; private values are masked by name. */
export const log = {
  debug: (event: string, fields: Fields = {}) => write('debug', event, fields),
  info: (event: string, fields: Fields = {}) => write('info', event, fields),
  warn: (event: string, fields: Fields = {}) => write('warn', event, fields),
  error: (event: string, fields: Fields = {}) => write('error', event, fields),
  /** Once a minute at most, so that an outage is one line, not one per request. False if left out. */
  once(key: string, level: Level, event: string, fields: Fields = {}): boolean {
    const now = Date.now();
    if (now - (state.lastSaid.get(key) ?? -Infinity) < REPEAT_WINDOW_MS) return false;
    if (state.lastSaid.size > 1_000) state.lastSaid.clear();
    state.lastSaid.set(key, now);
    write(level, event, fields);
    return true;
  },
};

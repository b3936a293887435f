export interface ServerSettings {
  /** Null = this side is not started. */
  platformPort: number | null;
  contentPort: number | null;
  host: string;
  database: string;
  isControlEnabled: boolean;
  latencyMs: number;
  contentToken?: string;
}

/** Reads `SANDBOX_*` variables; throws with a readable sentence when one is wrong or no side has a port. */
export function readServerSettings(env: Readonly<Record<string, string | undefined>>): ServerSettings {
  const platformPort = readNumber(env, 'SANDBOX_PLATFORM_PORT', 65_535);
  const contentPort = readNumber(env, 'SANDBOX_CONTENT_PORT', 65_535);
  if (platformPort === null && contentPort === null) {
    throw new Error('set SANDBOX_PLATFORM_PORT, SANDBOX_CONTENT_PORT or both');
  }
  return {
    platformPort,
    contentPort,
    host: env.SANDBOX_HOST || '127.0.0.1',
    database: env.SANDBOX_DATABASE || '.data/sandbox.db',
    isControlEnabled: env.SANDBOX_CONTROL === '1',
    latencyMs: readNumber(env, 'SANDBOX_LATENCY_MS', 60_000) ?? 0,
    contentToken: env.SANDBOX_CONTENT_TOKEN || undefined,
  };
}

function readNumber(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  most: number,
): number | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  if (!/^\d+$/.test(text) || Number(text) > most)
    throw new Error(`${name} must be a number from 0 to ${most}`);
  return Number(text);
}

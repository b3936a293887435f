import { spawn } from 'node:child_process';
import { root } from '../../scripts/lib/paths.mjs';
import { freePort, waitForAnswer } from '../../scripts/lib/ports.mjs';
import { serverArgs } from '../../scripts/lib/server-args.mjs';

export interface OwnSite {
  /** Origin, without a slash at the end. */
  origin: string;
  stop(): void;
}

/**
 * Starts the production build once more, on a free port, for tests that break its back ends or need another environment
 * (`more`); nobody else's world changes.
 */
export async function startOwnSite(
  platformUrl: string,
  contentUrl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<OwnSite> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn('node', serverArgs(port), {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: origin,
      PLATFORM_URL: platformUrl,
      CONTENT_URL: contentUrl,
      LOG_LEVEL: 'silent',
      ...more,
    },
  });
  if (!(await waitForAnswer(`${origin}/build-version`, 30_000))) throw new Error('The site did not start.');
  return { origin, stop: () => void server.kill('SIGTERM') };
}

import { ensureBuilt } from '../../scripts/lib/prepare.mjs';
import { getFreePort, waitForResponse } from '../../scripts/lib/ports.mjs';
import type { Report } from '../support/report';
import { checkEnd } from './ending';
import { NpmCommand } from './npm-command';

const READY_LIMIT_MS = 300_000;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

async function checkCommand(
  report: Report,
  script: string,
  env: Readonly<Record<string, string>>,
  ports: readonly number[],
): Promise<void> {
  await ensureBuilt();
  for (const signal of SIGNALS) {
    report.group(`npm run ${script}`);
    const port = await getFreePort();
    const command = new NpmCommand(['run', script], { ...env, PORT: String(port) });
    const address = `http://127.0.0.1:${port}/healthz`;
    const isUp = await waitForResponse(address, READY_LIMIT_MS, () => command.hasEnded());
    report.check('it responds', isUp);
    if (!isUp) console.log(command.lastLines());
    await checkEnd(report, command, signal, [port, ...ports]);
  }
}

/** `npm start` with its sandbox. */
export async function checkStart(report: Report): Promise<void> {
  const [platform, content] = [await getFreePort(), await getFreePort()];
  await checkCommand(
    report,
    'start',
    {
      SANDBOX_DATABASE: ':memory:',
      SANDBOX_PLATFORM_PORT: String(platform),
      SANDBOX_CONTENT_PORT: String(content),
    },
    [platform, content],
  );
}

/** `npm run serve`, whose back ends nobody has started: the server comes up all the same. */
export async function checkServe(report: Report): Promise<void> {
  const [platform, content] = [await getFreePort(), await getFreePort()];
  await checkCommand(
    report,
    'serve',
    { PLATFORM_URL: `http://127.0.0.1:${platform}`, CONTENT_URL: `http://127.0.0.1:${content}` },
    [],
  );
}

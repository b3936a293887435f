import { requireSitePort, waitForResponse } from './ports.mjs';
import { ensureBackEnds } from './sandbox.mjs';
import { endWith, failUnlessEnding, start } from './run.mjs';
import { say } from './say.mjs';
import { serverArgs } from './server-args.mjs';

/** Starts the missing back ends and the web server, and runs until one of them ends. */
export async function runWorld({ command, readyLimitMs }) {
  const port = await requireSitePort();
  const args = serverArgs(port, command);
  const { addresses, sandbox } = await ensureBackEnds();
  const server = start('node', args, {
    ...addresses,
    PORT: String(port),
    NEXT_TELEMETRY_DISABLED: '1',
  });
  const isUp = await waitForResponse(`http://127.0.0.1:${port}/build-version`, readyLimitMs, server.hasEnded);
  if (!isUp) await failUnlessEnding('The web server did not start: see the lines above.');
  announce(port, sandbox !== null && !process.env.PLATFORM_URL);
  await endWith(await Promise.race([server, ...(sandbox ? [sandbox] : [])].map(({ ended }) => ended)));
}

function announce(port, isPlatformOurs) {
  say('');
  say(`  The site is ready: ${process.env.SITE_URL || `http://localhost:${port}`}`);
  if (isPlatformOurs) say('  Demo account:      demo@example.com, password Demo1234');
  say('');
}

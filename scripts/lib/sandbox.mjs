import { getFreePort, requireFreePort, waitForResponse } from './ports.mjs';
import { failUnlessEnding, start } from './run.mjs';
import { requireWritable } from './run-lock.mjs';

async function portFor(side, variable) {
  if (process.env[side]) return null;
  return process.env[variable] ? requireFreePort(process.env[variable], variable) : getFreePort();
}

/**
 * Starts the sandbox for whichever of PLATFORM_URL and CONTENT_URL is unset.
 * @returns the URLs of both sides, and the sandbox's process if there is one.
 */
export async function ensureBackEnds() {
  const platformPort = await portFor('PLATFORM_URL', 'SANDBOX_PLATFORM_PORT');
  const contentPort = await portFor('CONTENT_URL', 'SANDBOX_CONTENT_PORT');
  const addresses = {
    PLATFORM_URL: process.env.PLATFORM_URL || `http://127.0.0.1:${platformPort}`,
    CONTENT_URL: process.env.CONTENT_URL || `http://127.0.0.1:${contentPort}`,
    ...verificationOrigins(platformPort),
  };
  if (platformPort === null && contentPort === null) return { addresses, sandbox: null };
  if (!process.env.SANDBOX_DATABASE) requireWritable();
  const sandbox = start('node', ['--import', 'tsx', 'sandbox/server.ts'], {
    ...(platformPort === null ? {} : { SANDBOX_PLATFORM_PORT: String(platformPort) }),
    ...(contentPort === null ? {} : { SANDBOX_CONTENT_PORT: String(contentPort) }),
  });
  await untilUp(sandbox, [
    ...(platformPort === null ? [] : [`${addresses.PLATFORM_URL}/api/metadata.getgeneralinfo`]),
    ...(contentPort === null ? [] : [`${addresses.CONTENT_URL}/api/common?locale=en`]),
  ]);
  return { addresses, sandbox };
}

/** The sandbox's identity check is served by its platform side, which the web server treats like the vendor's own. */
function verificationOrigins(platformPort) {
  if (platformPort === null || process.env.VERIFICATION_ORIGINS) return {};
  return { VERIFICATION_ORIGINS: `https://*.sumsub.com http://127.0.0.1:${platformPort}` };
}

async function untilUp(sandbox, addresses) {
  for (const address of addresses) {
    const isUp = await waitForResponse(address, 60_000, sandbox.hasEnded);
    if (!isUp) await failUnlessEnding('The sandbox did not start: see the lines above.');
  }
}

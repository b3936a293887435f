import { freePort } from '../../scripts/lib/ports.mjs';

/** A free port of this machine. @throws when there is none */
export async function getFreePort(): Promise<number> {
  const port = await freePort();
  if (port === null) throw new Error('There is no free port.');
  return port;
}

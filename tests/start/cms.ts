import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingPackage } from '../../scripts/lib/installed.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { getFreePort, waitForResponse } from '../../scripts/lib/ports.mjs';
import type { Report } from '../support/report';
import { checkEnd } from './ending';
import { NpmCommand } from './npm-command';

const FOLDER = join(root, 'cms');
/** The first start makes the database and fills it. Milliseconds. */
const READY_LIMIT_MS = 600_000;

/** `npm --prefix cms start`, where its packages are installed. */
export async function checkCms(report: Report): Promise<void> {
  report.group('npm --prefix cms start');
  if (missingPackage(FOLDER) !== null) return console.log('  left out: npm --prefix cms ci installs it');
  const data = mkdtempSync(join(tmpdir(), 'content-system-'));
  try {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const port = await getFreePort();
      const command = new NpmCommand(['--prefix', 'cms', 'start'], {
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_FOLDER: data,
        DATABASE_CLIENT: 'sqlite',
      });
      const address = `http://127.0.0.1:${port}/_health`;
      const isUp = await waitForResponse(address, READY_LIMIT_MS, () => command.hasEnded());
      report.check('it responds', isUp);
      if (!isUp) console.log(command.lastLines());
      await checkEnd(report, command, signal, [port]);
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

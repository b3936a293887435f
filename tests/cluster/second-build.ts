import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceFingerprint, SOURCES } from '../../scripts/lib/fingerprint.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';

/** What the next version changes: code of every page, and texts that are fetched when a dialog opens. */
const CHANGES = [
  { file: 'components/app-shell/upkeep/build-watch.ts', from: /60_000/, to: '61_000' },
  { file: 'i18n/messages/en/auth.json', from: /("createAccount": ")/, to: '$1Welcome: ' },
];

/**
 * The next version of the product: the same sources with small changes, built in a folder of its own, which is left for
 * the next run on the same sources. Gives the folder.
 */
export async function ensureSecondBuild(): Promise<string> {
  const folder = join(tmpdir(), 'aurelia-second-build');
  const stamp = join(folder, 'built-from');
  const wanted = `${root} ${sourceFingerprint()}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const name of SOURCES) cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const change of CHANGES) apply(join(folder, change.file), change);
  await must('cp', ['-al', join(root, 'node_modules'), folder]);
  await must('sh', ['-c', `cd '${folder}' && node node_modules/next/dist/bin/next build`]);
  writeFileSync(stamp, wanted);
  return folder;
}

function apply(file: string, { from, to }: { from: RegExp; to: string }): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from.source} any more.`);
  writeFileSync(file, after);
}

async function must(command: string, args: readonly string[]): Promise<void> {
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const code = await run(command, [...args], { stdio: 'ignore', env });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`);
}

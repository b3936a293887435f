import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingPackage } from './installed.mjs';

const MACHINE = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const LOCK = {
  '': { name: 'site' },
  'node_modules/next': { integrity: 'sha512-next' },
  'node_modules/next/node_modules/postcss': { integrity: 'sha512-postcss' },
  'node_modules/@img/linux': { integrity: 'sha512-l', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/@img/musl': { integrity: 'sha512-m', optional: true, os: ['linux'], libc: ['musl'] },
  'node_modules/@img/mac': { integrity: 'sha512-d', optional: true, os: ['darwin'], cpu: ['arm64'] },
};
const INSTALLED = ['node_modules/next', 'node_modules/next/node_modules/postcss', 'node_modules/@img/linux'];

describe('missingPackage', () => {
  let folder = '';

  const write = (file: string, value: object) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(value));
  };
  const record = (packages: object) => write('node_modules/.package-lock.json', { packages });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'installed-'));
    write('package-lock.json', { packages: LOCK });
    for (const path of INSTALLED) write(`${path}/package.json`, {});
    record(Object.fromEntries(Object.entries(LOCK).filter(([path]) => INSTALLED.includes(path))));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('finds nothing missing when npm installed what the lock file names for this machine', () => {
    expect(missingPackage(folder, MACHINE)).toBeNull();
  });

  it('finds a fresh checkout', () => {
    rmSync(join(folder, 'node_modules'), { recursive: true });
    expect(missingPackage(folder, MACHINE)).toBe('node_modules');
  });

  it('finds an installation that was broken off before npm wrote its record, or while', () => {
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{"packages": {');
    expect(missingPackage(folder, MACHINE)).toBe('node_modules');
  });

  it('finds a folder that was removed, inside another one too', () => {
    rmSync(join(folder, 'node_modules/next/node_modules'), { recursive: true });
    expect(missingPackage(folder, MACHINE)).toBe('node_modules/next/node_modules/postcss');
  });

  it('finds a package that the lock file names in another version now', () => {
    write('package-lock.json', { packages: { ...LOCK, 'node_modules/next': { integrity: 'sha512-new' } } });
    expect(missingPackage(folder, MACHINE)).toBe('node_modules/next');
  });

  it('finds the variant of this machine missing in packages that were installed on another one', () => {
    expect(missingPackage(folder, { os: 'darwin', cpu: 'arm64', libc: 'musl' })).toBe(
      'node_modules/@img/mac',
    );
    expect(missingPackage(folder, { os: 'linux', cpu: 'x64', libc: 'musl' })).toBe('node_modules/@img/musl');
  });
});

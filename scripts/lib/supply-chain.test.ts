import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAudit } from './audit-report.mjs';
import { root } from './paths.mjs';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Lock {
  lockfileVersion: number;
  packages: Record<
    string,
    { version?: string; integrity?: string; resolved?: string; hasInstallScript?: true }
  >;
}

const read = <Value>(file: string): Value => JSON.parse(readFileSync(join(root, file), 'utf8')) as Value;

/** Packages that would run a script when they are installed: looked at, and not needed by anything here. */
const REVIEWED_SCRIPTS = ['@parcel/watcher', '@swc/core', 'esbuild', 'msw'];

describe.each(['', 'cms/'])('packages of %j', (folder) => {
  const manifest = read<Manifest>(`${folder}package.json`);
  const lock = read<Lock>(`${folder}package-lock.json`);
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies };

  it('SUPPLY: have one exact version each, the one of the lock file', () => {
    for (const [name, version] of Object.entries(wanted)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
    expect(Object.keys(wanted).length).toBeGreaterThan(3);
  });

  it('SUPPLY: are known by their content, and come from the registry of whoever installs them', () => {
    for (const [path, entry] of Object.entries(lock.packages)) {
      if (path === '') continue;
      expect(entry.integrity, path).toMatch(/^sha512-/);
      expect(entry.resolved, path).toBeUndefined();
    }
  });
});

it('SUPPLY: no package but the reviewed ones brings a script that runs at install', () => {
  const { packages } = read<Lock>('package-lock.json');
  const withScript = Object.entries(packages).filter(([, entry]) => entry.hasInstallScript);
  const names = withScript.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(names.sort()).toEqual(REVIEWED_SCRIPTS);
});

describe('readAudit', () => {
  const report = (vulnerabilities: object, counts: object) =>
    JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: counts } });

  it('SUPPLY: names what is high or critical', () => {
    const found = { next: { name: 'next', severity: 'critical' }, x: { name: 'x', severity: 'low' } };
    expect(readAudit(`npm warn\n${report(found, { total: 2, critical: 1, low: 1 })}`)).toEqual({
      line: 'Known weaknesses in production: 1 critical, 0 high, 0 moderate, 1 low, 0 info',
      serious: ['next'],
    });
    expect(readAudit(report({}, { total: 0 }))?.serious).toEqual([]);
  });

  it.each(['', 'npm error', '{"message":"405","statusCode":405}', '{"metadata":{}}', '{"a":'])(
    'SUPPLY: takes %j for no answer',
    (output) => {
      expect(readAudit(output)).toBeNull();
    },
  );
});

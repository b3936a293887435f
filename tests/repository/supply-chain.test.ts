import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';

type Versions = Record<string, string>;

interface Manifest {
  engines: { node: string };
  dependencies?: Versions;
  devDependencies?: Versions;
}

interface Entry {
  version?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: true;
  optional?: true;
  engines?: { node?: string };
  dependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
}

interface Lock {
  lockfileVersion: number;
  packages: Record<string, Entry>;
}

const read = <Value>(file: string): Value => JSON.parse(readFileSync(join(root, file), 'utf8')) as Value;

/** The package that `name` means to the one at `path`, as Node.js looks for it. */
function found(lock: Lock, path: string, name: string): Entry | undefined {
  const inside = path === '' ? 'node_modules/' : `${path}/node_modules/`;
  const own = lock.packages[`${inside}${name}`];
  if (own !== undefined || path === '') return own;
  const outside = path.slice(0, path.lastIndexOf('node_modules/')).replace(/\/$/, '');
  return found(lock, outside, name);
}

/** Packages that would run a script when they are installed: looked at, and not needed by anything here. */
const REVIEWED_SCRIPTS = ['@parcel/watcher', '@swc/core', 'esbuild', 'msw', 'simple-git-hooks'];

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

  it('SUPPLY: are in the lock file whole, with the variants of every platform: npm ci installs them anywhere', () => {
    const root = lock.packages[''];
    expect(root?.dependencies).toEqual(manifest.dependencies);
    expect(root?.devDependencies).toEqual(manifest.devDependencies);
    expect(root?.engines).toEqual(manifest.engines);
    const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
      Object.entries({ ...entry.dependencies, ...entry.optionalDependencies })
        .filter(([name]) => found(lock, path, name) === undefined)
        .map(([name]) => `${name} of ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('SUPPLY: name the builds of esbuild for Linux, macOS and Windows', () => {
    const names = Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, ''));
    const platforms = ['darwin', 'linux', 'win32'].flatMap((system) => [`${system}-arm64`, `${system}-x64`]);
    expect(names).toEqual(expect.arrayContaining(platforms.map((platform) => `@esbuild/${platform}`)));
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

/** The oldest release of each supported line of Node.js. */
const FLOORS = ['20.19.0', '22.13.0', '24.0.0', '26.0.0'];

it.each(FLOORS)('SUPPLY: no package requires another Node.js than %s: npm ci warns of nothing', (version) => {
  const { packages } = read<Lock>('package-lock.json');
  const refusing = Object.entries(packages)
    .filter(([, { engines, optional }]) => !optional && !satisfies(version, engines?.node ?? '*'))
    .map(([path, { engines }]) => `${path} wants ${engines?.node}`);
  expect(refusing).toEqual([]);
});

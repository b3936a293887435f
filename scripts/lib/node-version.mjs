import { fail } from './say.mjs';

/** The product runs on Node 20.19+, 22.13+, 24 and 26+ (package.json, engines). */
export function isSupportedNode(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 13;
  return major === 24 || major >= 26;
}

export function requireNode() {
  const version = process.versions.node;
  if (!isSupportedNode(version)) {
    fail(
      `Node ${version} is too old or not supported: please use 20.19 or newer, 22.13 or newer, 24, or 26 or newer.`,
    );
  }
}

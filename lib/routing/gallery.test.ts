import { afterEach, describe, expect, it, vi } from 'vitest';
import { GALLERY_PATH } from '@/lib/env/gallery';
import { isKnownRoute } from './route-patterns';

afterEach(() => void vi.unstubAllEnvs());

describe('the page of the shared parts', () => {
  it.each([
    ['production', undefined, false],
    ['production', '0', false],
    ['production', '1', true],
    ['development', undefined, true],
  ])('in %s, with SANDBOX_CONTROL %s: exists %s', (mode, control, isThere) => {
    vi.stubEnv('NODE_ENV', mode);
    vi.stubEnv('SANDBOX_CONTROL', control);
    expect(isKnownRoute(GALLERY_PATH)).toBe(isThere);
  });
});

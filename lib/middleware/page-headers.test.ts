import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('PLATFORM_URL', 'http://platform.test');
  vi.stubEnv('CONTENT_URL', 'http://content.test');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

async function headersOf(path: string): Promise<Record<string, string>> {
  const { pageHeaders } = await import('./page-headers');
  return pageHeaders(path);
}

describe('pageHeaders', () => {
  it('lets nothing keep a page that shows drafts', async () => {
    const { pageHeaders } = await import('./page-headers');
    expect(pageHeaders('/terms', true)['cache-control']).toBe('private, no-store');
    expect(pageHeaders('/terms')['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('R-KYC-01 allows camera and microphone to the verification service, on its page alone', async () => {
    const policy = (await headersOf('/profile/verification'))['permissions-policy'];
    expect(policy).toContain(
      'camera=(self "https://*.sumsub.com"),microphone=(self "https://*.sumsub.com"),',
    );
    expect((await headersOf('/profile/settings'))['permissions-policy']).toContain('camera=()');
  });

  it('R-KYC-01 allows the camera to the configured addresses of the service', async () => {
    vi.stubEnv('VERIFICATION_ORIGINS', 'https://kyc.example http://127.0.0.1:3101');
    const policy = (await headersOf('/profile/verification'))['permissions-policy'];
    expect(policy).toContain('camera=(self "https://kyc.example" "http://127.0.0.1:3101")');
  });

  it.each(['kyc.example', 'https://kyc.example/path', 'https://a.example";camera=*', '*'])(
    'refuses to start with %s as the address of the service',
    async (value) => {
      vi.stubEnv('VERIFICATION_ORIGINS', value);
      await expect(headersOf('/')).rejects.toThrow('VERIFICATION_ORIGINS: must be origins');
    },
  );
});

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
  it('lets only the configured sites frame a page', async () => {
    vi.stubEnv('FRAME_ANCESTORS', "'self' https://partner.example");
    expect((await headersOf('/'))['content-security-policy']).toContain(
      "frame-ancestors 'self' https://partner.example;",
    );
  });

  it('lets nothing keep a page that shows drafts', async () => {
    const { pageHeaders } = await import('./page-headers');
    expect(pageHeaders('/terms', true)['cache-control']).toBe('private, no-store');
    expect(pageHeaders('/terms')['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('R-KYC allows the camera on the verification page alone', async () => {
    expect((await headersOf('/profile/verification'))['permissions-policy']).toContain('camera=*');
    expect((await headersOf('/profile/settings'))['permissions-policy']).toContain('camera=()');
  });

  it('asks for https only where the site has it', async () => {
    vi.stubEnv('SITE_URL', 'http://localhost:3000');
    expect(await headersOf('/')).not.toHaveProperty('strict-transport-security');
    vi.resetModules();
    vi.stubEnv('SITE_URL', 'https://casino.example');
    expect((await headersOf('/'))['strict-transport-security']).toContain('max-age=63072000');
  });
});

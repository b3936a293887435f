import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PolicyParts } from './read-policy.server';

type Site = Partial<PolicyParts['site']>;

/** The pages' policy with this environment, by directive. */
async function policyOf(
  environment: Readonly<Record<string, string>> = {},
  site: Site = {},
): Promise<Map<string, string>> {
  const all = {
    SITE_URL: 'https://casino.example',
    PLATFORM_URL: 'http://p.test',
    CONTENT_URL: 'http://c.test',
  };
  for (const [name, value] of Object.entries({ ...all, ...environment })) vi.stubEnv(name, value);
  vi.resetModules();
  const { NO_PARTS, pagePolicy } = await import('./read-policy.server');
  const policy = pagePolicy({ ...NO_PARTS, site: { ...NO_PARTS.site, ...site } })([]);
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

afterEach(() => vi.unstubAllEnvs());

describe('the content policy of an environment', () => {
  it('SEC: without settings, frames are the site and the identity check; pictures and payments any https', async () => {
    const policy = await policyOf();
    expect(policy.get('frame-src')).toBe("'self' https://*.sumsub.com");
    expect(policy.get('img-src')).toBe("'self' data: blob: https:");
    expect(policy.get('media-src')).toBe("'self' https:");
    expect(policy.get('form-action')).toBe("'self' https:");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('trusted-types')).toBe('default site');
  });

  it.each<[name: string, value: string, directive: string, expected: string]>([
    [
      'GAMES_ORIGIN',
      'https://games.example',
      'frame-src',
      "'self' https://games.example https://*.sumsub.com",
    ],
    ['VERIFICATION_ORIGINS', 'https://kyc.example', 'frame-src', "'self' https://kyc.example"],
    ['FRAME_ORIGINS', 'https://a.example', 'frame-src', "'self' https://*.sumsub.com https://a.example"],
    ['FRAME_ORIGINS', 'https:', 'frame-src', "'self' https:"],
    ['MEDIA_ORIGINS', 'https://cdn.example', 'img-src', "'self' data: blob: https://cdn.example"],
    ['MEDIA_ORIGINS', 'https://cdn.example', 'media-src', "'self' https://cdn.example"],
    [
      'PAYMENT_ORIGINS',
      'https://pay.example https://*.bank.example',
      'form-action',
      "'self' https://pay.example https://*.bank.example",
    ],
    ['CSP_EXTRA_ORIGINS', 'https://x.example', 'frame-src', "'self' https://*.sumsub.com https://x.example"],
    ['CSP_EXTRA_ORIGINS', 'https://x.example', 'connect-src', "'self' https://x.example wss://x.example"],
  ])('SEC: %s=%s goes into %s', async (name, value, directive, expected) => {
    expect((await policyOf({ [name]: value })).get(directive)).toBe(expected);
  });

  it('SEC: the sportsbook of the content system may be framed and requested, and nothing else of it', async () => {
    const policy = await policyOf({}, { frames: ['https://bets.example/start?x=1', '/platform/betting'] });
    expect(policy.get('frame-src')).toBe("'self' https://bets.example https://*.sumsub.com");
    expect(policy.get('connect-src')).toBe("'self' https://bets.example");
    expect(policy.get('script-src')).toBe("'self'");
  });

  it("SEC: pictures and frames of the operator's snippets are those they name", async () => {
    const snippets = [
      '<img src="https://pixel.example/p.gif"><iframe src="https://frame.example/x"></iframe>',
    ];
    const policy = await policyOf({ MEDIA_ORIGINS: 'https://cdn.example' }, { snippets });
    expect(policy.get('img-src')).toBe("'self' data: blob: https://cdn.example https://pixel.example");
    expect(policy.get('frame-src')).toContain('https://frame.example');
    expect(policy.get('trusted-types')).toBe('default site');
  });

  it.each(['MEDIA_ORIGINS', 'FRAME_ORIGINS', 'PAYMENT_ORIGINS'])(
    'SEC: %s takes no path, directive or keyword',
    async (name) => {
      for (const value of ['*', 'https://a.example/x', 'https://a.example; script-src *', "'unsafe-inline'"])
        await expect(policyOf({ [name]: value })).rejects.toThrow(name);
    },
  );
});

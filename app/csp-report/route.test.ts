import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shared } from '@/server/shared-state.mjs';

function send(body: string, post: (request: Request) => Promise<Response>): Promise<Response> {
  return post(new Request('http://casino.test/csp-report', { method: 'POST', body }));
}
const report = (blocked: string) =>
  JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': blocked } });

let written: { mock: { calls: unknown[][] } };
beforeEach(() => {
  vi.resetModules();
  delete shared.log;
  written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

describe('/csp-report', () => {
  it('takes a report with 204 and says each kind once', async () => {
    const { POST } = await import('./route');
    expect((await send(report('https://evil.example/a?token=1'), POST)).status).toBe(204);
    expect((await send(report('https://evil.example/b'), POST)).status).toBe(204);
    expect(written.mock.calls).toHaveLength(1);
    expect(String(written.mock.calls[0]?.[0])).toContain('"blocked":"https://evil.example"');
    expect(String(written.mock.calls[0]?.[0])).not.toContain('token');
  });

  it('writes no more than thirty lines a minute, whatever is posted', async () => {
    const { POST } = await import('./route');
    for (let index = 0; index < 100; index += 1) await send(report(`https://h${index}.example/`), POST);
    expect(written.mock.calls).toHaveLength(30);
  });

  it('says another kind however often one is repeated', async () => {
    const { POST } = await import('./route');
    for (let index = 0; index < 100; index += 1) await send(report('https://noisy.example/'), POST);
    await send(report('https://other.example/'), POST);
    expect(written.mock.calls).toHaveLength(2);
    expect(String(written.mock.calls[1]?.[0])).toContain('other.example');
  });

  it('takes all the reports that a browser has collected', async () => {
    const { POST } = await import('./route');
    const documentURL = `https://casino.example/${'x'.repeat(500)}`;
    const reports = Array.from({ length: 25 }, (_, index) => ({
      type: 'csp-violation',
      body: { effectiveDirective: 'img-src', blockedURL: `https://h${index}.example/`, documentURL },
    }));
    expect((await send(JSON.stringify(reports), POST)).status).toBe(204);
    expect(written.mock.calls).toHaveLength(25);
  });

  it.each([
    ['', 400],
    ['not json', 400],
    ['{}', 400],
    ['x'.repeat(65_537), 413],
  ])('refuses %#', async (body, status) => {
    const { POST } = await import('./route');
    expect((await send(body, POST)).status).toBe(status);
    expect(written.mock.calls).toHaveLength(0);
  });
});

import { SpanStatusCode, trace } from '@opentelemetry/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBackEnd, type BackEnd } from '../../tests/support/back-end';
import { PageLoad } from '@/server/load-shedding.mjs';
import { shared } from '@/server/shared-state.mjs';

let collector: BackEnd;
let platform: BackEnd;
const everything = () => collector.requests.map(({ body }) => body.toString()).join('\n');
const sentTo = (path: string) =>
  collector.requests
    .filter(({ url }) => url === path)
    .map(({ body }) => JSON.parse(body.toString()) as unknown);

beforeAll(async () => {
  collector = await startBackEnd((response) => response.end('{}'));
  platform = await startBackEnd((response) => {
    response.setHeader('content-type', 'application/json');
    response.end('{"data":{"items":[]},"error":null}');
  });
  vi.resetModules();
  vi.stubEnv('PLATFORM_URL', platform.origin);
  vi.stubEnv('CONTENT_URL', 'http://127.0.0.1:9');
  vi.stubEnv('LOG_LEVEL', 'silent');
  shared.pageCacheCounters = { memoryHits: 3, timeouts: 1, fallbacksDropped: 2 };
  shared.pageLoad = Object.assign(new PageLoad(200), { inFlight: 2, refused: 7, delayMs: 12 });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  delete shared.observer;
  delete shared.shutdownListeners;
  delete shared.pageCacheCounters;
  delete shared.pageLoad;
  await Promise.all([collector.close(), platform.close()]);
});

describe('telemetry', () => {
  it('without a collector calls go as they are', async () => {
    const { observeUpstream } = await import('./observe');
    const result = { status: 200 };
    expect(await observeUpstream({ url: 'http://a.test/' }, () => Promise.resolve(result))).toBe(result);
  });

  it('traces and metrics of calls reach the collector, with neither query, cookie nor error message', async () => {
    const { startTelemetry } = await import('./start.server');
    const { observeContentFailure } = await import('./observe');
    const { forwardPlatformCall } = await import('@/lib/platform/gateway.server');
    startTelemetry(`${collector.origin}/otlp`);
    const headers = { cookie: 'sid=very-secret' };
    const call = (query: string) =>
      forwardPlatformCall(
        new Request(`http://localhost:3000/api/games.get?${query}`, { headers }),
        'games.get',
      );
    expect((await call('v=2.34&token=hidden-word')).status).toBe(200);
    platform.respond = (response) => response.destroy();
    expect((await call('v=2.34')).status).toBe(502);
    observeContentFailure('common', 'timeout');
    // As Next.js reports a request that failed.
    const next = trace.getTracer('next.js');
    const request = next.startSpan('GET', { attributes: { 'http.target': '/oauth/x?code=hidden-word' } });
    request.recordException(new Error('Unknown user hidden-word'));
    request.setStatus({ code: SpanStatusCode.ERROR, message: 'Unknown user hidden-word' });
    request.end();
    const fetched = { 'http.url': 'http://a.test/b?hidden-word', 'url.query': 'hidden-word' };
    next.startSpan('fetch', { attributes: fetched }).end();
    for (const listener of shared.shutdownListeners ?? []) await listener();

    const spans = JSON.stringify(sentTo('/otlp/v1/traces'));
    expect(spans).toContain('"GET platform"');
    expect(spans).toContain(`${platform.origin}/api/games.get"`);
    expect(spans).toMatch(/"message":"cut"/);
    for (const kept of ['"/oauth/x"', '"http://a.test/b"', '"exception.type"']) expect(spans).toContain(kept);
    expect(everything()).not.toMatch(/hidden-word|very-secret/);
  });

  it('the metrics cover calls, the page cache, pages and the event loop', () => {
    const text = JSON.stringify(sentTo('/otlp/v1/metrics'));
    for (const name of [
      'http.client.request.duration',
      'aurelia.gateway.duration',
      'aurelia.content.failures',
      'aurelia.page_cache.events',
      'aurelia.pages.in_flight',
      'aurelia.pages.refused',
      'aurelia.event_loop.delay.max',
      'process.memory.usage',
    ]) {
      expect(text).toContain(`"name":"${name}"`);
    }
    const metrics = text.match(/\{"name":"aurelia\.page_cache\.events".*?\}\]\}/)?.[0] ?? '';
    expect(metrics).toContain('memoryHits');
    expect(metrics, 'the former name too').toMatch(/fallbacksDropped.*keptGood/);
    expect(text).toContain('"aurelia.pages.sent_again"');
  });
});

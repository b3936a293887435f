import { SpanKind, SpanStatusCode, type Meter, type Tracer } from '@opentelemetry/api';
import { env } from '@/lib/env/server';
import type { Observer, UpstreamCall } from './observe';

/** Turns the product's reports into spans and metrics, with names of the semantic conventions where they exist. */
export function createObserver(tracer: Tracer, meter: Meter): Observer {
  const upstreamDuration = meter.createHistogram('http.client.request.duration', { unit: 's' });
  const gatewayDuration = meter.createHistogram('aurelia.gateway.duration', { unit: 's' });
  const contentFailures = meter.createCounter('aurelia.content.failures');
  return {
    upstream: (call, run, statusOf) =>
      tracer.startActiveSpan(`${call.method} ${sideOf(call.url)}`, spanOf(call), async (span) => {
        const since = performance.now();
        let outcome = 'none';
        try {
          const result = await run();
          outcome = String(statusOf(result));
          span.setAttribute('http.response.status_code', statusOf(result));
          return result;
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR, message: nameOf(error) });
          outcome = nameOf(error);
          throw error;
        } finally {
          span.end();
          const seconds = (performance.now() - since) / 1_000;
          upstreamDuration.record(seconds, { side: sideOf(call.url), method: call.method, outcome });
        }
      }),
    gateway: (method, status, durationMs) => gatewayDuration.record(durationMs / 1_000, { method, status }),
    contentFailure: (collection, reason) => contentFailures.add(1, { collection, reason }),
  };
}

function spanOf({ url, method }: UpstreamCall) {
  return {
    kind: SpanKind.CLIENT,
    attributes: { 'http.request.method': method, 'url.full': url },
  };
}

function sideOf(url: string): string {
  return url.startsWith(env.CONTENT_URL) ? 'content' : 'platform';
}

/** Reason of an upstream failure; never its message, which may contain what was requested. */
function nameOf(error: unknown): string {
  if (error instanceof Error && 'reason' in error && typeof error.reason === 'string') return error.reason;
  return 'error';
}

import { context, trace, type Meter } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  TracerProvider,
  type ReadableSpan,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import { env } from '@/lib/env/server';
import { shared } from '@/server/shared-state.mjs';
import { setObserver } from './observe';
import { createObserver } from './observer';

const SERVICE = 'aurelia-web-client';

/**
 * Sends traces and metrics to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT` (OTLP over HTTP), with Next.js's own
 * spans, without queries and error messages. Called once, and nothing of this is loaded without the variable. While
 * the collector does not respond, data is buffered, within a limit.
 */
export function startTelemetry(endpoint: string): void {
  const resource = resourceFromAttributes({ 'service.name': SERVICE, 'service.instance.id': instanceId() });
  const traces = new TracerProvider({
    resource,
    spanProcessors: [
      withoutPrivateData,
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
        exportIntervalMillis: env.OTEL_METRIC_EXPORT_INTERVAL,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(traces);
  const meter = metrics.getMeter(SERVICE);
  setObserver(createObserver(traces.getTracer(SERVICE), meter));
  watchProcess(meter);
  shared.shutdownListeners ??= new Set();
  shared.shutdownListeners.add(async () => {
    await Promise.allSettled([traces.shutdown(), metrics.shutdown()]);
  });
}

function instanceId(): string {
  return `${env.SITE_URL}#${process.pid}`;
}

/** Addresses in spans of Next.js. Their queries contain sign-in codes, contacts and signatures. */
const ADDRESSES = ['http.target', 'http.url', 'url.full'];
/** Messages of errors quote what was requested, or the platform's text about a player. */
const OF_ERRORS = ['exception.message', 'exception.stacktrace'];

/** Removes queries and error messages. Stands before the sending processor: both get the same span. */
const withoutPrivateData: SpanProcessor = {
  onStart: () => undefined,
  onEnd: clean,
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
};

function clean({ attributes, events, status }: ReadableSpan): void {
  for (const name of ADDRESSES) {
    const address = attributes[name];
    if (typeof address === 'string') attributes[name] = address.split('?')[0];
  }
  delete attributes['url.query'];
  for (const event of events) {
    if (event.name !== 'exception') continue;
    for (const name of OF_ERRORS) delete event.attributes?.[name];
    delete status.message;
  }
}

/** Names of version 0.1, also sent for one more version: dashboards and alerts of operators use them. */
const FORMER_EVENTS: Readonly<Record<string, string>> = { fallbacksDropped: 'keptGood' };
const FORMER_MICRO_CACHED = 'aurelia.pages.sent_again';

function watchProcess(meter: Meter): void {
  const cache = meter.createObservableCounter('aurelia.page_cache.events');
  cache.addCallback((result) => {
    for (const [event, count] of Object.entries(shared.pageCacheCounters ?? {})) {
      result.observe(count, { event });
      const former = FORMER_EVENTS[event];
      if (former) result.observe(count, { event: former });
    }
  });
  gauge('aurelia.pages.in_flight', '{page}', () => shared.pageLoad?.inFlight);
  gauge('aurelia.event_loop.delay.max', 'ms', () => shared.pageLoad?.delayMs);
  gauge('process.memory.usage', 'By', () => process.memoryUsage.rss());
  const refused = meter.createObservableCounter('aurelia.pages.refused', { unit: '{page}' });
  refused.addCallback((result) => result.observe(shared.pageLoad?.refused ?? 0));
  for (const name of ['aurelia.pages.micro_cached', FORMER_MICRO_CACHED]) {
    const microCached = meter.createObservableCounter(name, { unit: '{page}' });
    microCached.addCallback((result) => result.observe(shared.microCache?.hits ?? 0));
  }

  function gauge(name: string, unit: string, read: () => number | undefined): void {
    meter.createObservableGauge(name, { unit }).addCallback((result) => {
      const value = read();
      if (value !== undefined) result.observe(value);
    });
  }
}

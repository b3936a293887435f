import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { env } from '@/lib/env/server';
import { shared } from '@/server/shared-state.mjs';
import { watchProcess } from './process-metrics';
import { setObserver } from './observe';
import { createObserver } from './observer';
import { withoutPrivateData } from './without-private-data';

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

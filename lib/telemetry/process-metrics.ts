import type { Meter } from '@opentelemetry/api';
import { shared } from '@/server/shared-state.mjs';

/** Measures the process each time metrics are sent. */
export function watchProcess(meter: Meter): void {
  const cache = meter.createObservableCounter('aurelia.page_cache.events');
  cache.addCallback((result) => {
    for (const [event, count] of Object.entries(shared.pageCacheCounters ?? {}))
      result.observe(count, { event });
  });
  gauge('aurelia.pages.in_flight', '{page}', () => shared.pageLoad?.inFlight);
  gauge('aurelia.event_loop.delay.max', 'ms', () => shared.pageLoad?.delayMs);
  gauge('process.memory.usage', 'By', () => process.memoryUsage.rss());
  const refused = meter.createObservableCounter('aurelia.pages.refused', { unit: '{page}' });
  refused.addCallback((result) => result.observe(shared.pageLoad?.refused ?? 0));
  const microCached = meter.createObservableCounter('aurelia.pages.micro_cached', { unit: '{page}' });
  microCached.addCallback((result) => result.observe(shared.microCache?.hits ?? 0));

  function gauge(name: string, unit: string, read: () => number | undefined): void {
    meter.createObservableGauge(name, { unit }).addCallback((result) => {
      const value = read();
      if (value !== undefined) result.observe(value);
    });
  }
}

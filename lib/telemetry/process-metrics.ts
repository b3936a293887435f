import type { Meter } from '@opentelemetry/api';
import { shared } from '@/server/shared-state.mjs';

/** Names of version 0.1, also sent for one more version: dashboards and alerts of operators use them. */
const FORMER_EVENTS: Readonly<Record<string, string>> = { fallbacksDropped: 'keptGood' };
const FORMER_MICRO_CACHED = 'aurelia.pages.sent_again';

export function watchProcess(meter: Meter): void {
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

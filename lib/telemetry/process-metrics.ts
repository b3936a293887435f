import type { Meter } from '@opentelemetry/api';

/** Counted by the page cache and the server guard, which are loaded apart from the product's bundle. */
const scope = globalThis as typeof globalThis & {
  __pageCacheCounters?: Record<string, number>;
  __pageLoad?: { inFlight: number; refused: number; delayMs: number };
  __sentPages?: { hits: number } | null;
};

/** Measures the process each time metrics are sent. */
export function watchProcess(meter: Meter): void {
  const cache = meter.createObservableCounter('aurelia.page_cache.events');
  cache.addCallback((result) => {
    for (const [event, count] of Object.entries(scope.__pageCacheCounters ?? {}))
      result.observe(count, { event });
  });
  gauge('aurelia.pages.in_flight', '{page}', () => scope.__pageLoad?.inFlight);
  gauge('aurelia.event_loop.delay.max', 'ms', () => scope.__pageLoad?.delayMs);
  gauge('process.memory.usage', 'By', () => process.memoryUsage.rss());
  const refused = meter.createObservableCounter('aurelia.pages.refused', { unit: '{page}' });
  refused.addCallback((result) => result.observe(scope.__pageLoad?.refused ?? 0));
  const sentAgain = meter.createObservableCounter('aurelia.pages.sent_again', { unit: '{page}' });
  sentAgain.addCallback((result) => result.observe(scope.__sentPages?.hits ?? 0));

  function gauge(name: string, unit: string, read: () => number | undefined): void {
    meter.createObservableGauge(name, { unit }).addCallback((result) => {
      const value = read();
      if (value !== undefined) result.observe(value);
    });
  }
}

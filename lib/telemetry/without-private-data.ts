import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';

/** Addresses in spans of Next.js. Their queries contain sign-in codes, contacts and signatures. */
const ADDRESSES = ['http.target', 'http.url', 'url.full'];
/** Messages of errors quote what was requested, or the platform's text about a player. */
const OF_ERRORS = ['exception.message', 'exception.stacktrace'];

/** Removes queries and error messages. Stands before the sending processor: both get the same span. */
export const withoutPrivateData: SpanProcessor = {
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

/** An event for analytics by its name, with plain values. */
export interface AnalyticsEvent {
  event: string;
  [key: string]: string | number | null;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Hands an event to analytics; it waits there whether or not a tag manager is loaded. */
export function pushAnalytics(event: AnalyticsEvent): void {
  (window.dataLayer ??= []).push(event);
}

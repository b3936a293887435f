/** An analytics event: its name and plain values. */
export interface AnalyticsEvent {
  event: string;
  [key: string]: string | number | null;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Pushes an event to the data layer, where it waits whether or not a tag manager is loaded. */
export function pushAnalytics(event: AnalyticsEvent): void {
  (window.dataLayer ??= []).push(event);
}

export interface AnalyticsEvent {
  event: string;
  [key: string]: string | number | null;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Pushes an event to the data layer, where it waits for a tag manager. */
export function pushAnalytics(event: AnalyticsEvent): void {
  (window.dataLayer ??= []).push(event);
}

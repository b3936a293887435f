import { loadScript } from '@/lib/browser/load-script';
import { reportFailure } from '@/lib/browser/report';

type ConsentState = 'granted' | 'denied';

const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
const ID = /^GTM-[A-Z0-9]{1,20}$/;

let isLoaded = false;

/** Consent commands are read from the data layer only as `arguments` objects. */
function command(..._words: readonly unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- the tag manager distinguishes commands from events by this type
  return arguments;
}

function consentCommand(kind: 'default' | 'update', state: ConsentState): IArguments {
  return command('consent', kind, Object.fromEntries(SIGNALS.map((signal) => [signal, state])));
}

/** Pushes the default refusal, which the tag manager requires before everything else. */
export function denyByDefault(): void {
  (window.dataLayer ??= []).unshift(consentCommand('default', 'denied'));
}

/** Tells a running tag manager that statistics are no longer consented to. */
export function denyStatistics(): void {
  window.dataLayer?.push(consentCommand('update', 'denied'));
}

/** Once per document (R-TRACK-08). A failed load is only logged; an invalid id loads nothing. */
export async function loadTagManager(id: string): Promise<void> {
  if (isLoaded || !ID.test(id)) return;
  isLoaded = true;
  window.dataLayer ??= [];
  window.dataLayer.push(consentCommand('update', 'granted'));
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  try {
    await loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
  } catch (error) {
    isLoaded = false;
    reportFailure('Tag manager', error);
  }
}

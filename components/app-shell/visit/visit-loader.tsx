import { lazyPart } from '@/components/ui/lazy-part';
import { firstInteraction } from '@/lib/browser/first-interaction';
import { pause } from '@/lib/browser/pause';

/** The code of what the visitor has clicked loads first. */
const WAIT_MS = 1_000;

/** Reported at once, before the visitor can leave (R-TRACK-01, R-TRACK-02), even after a guard's redirect. */
const CAMPAIGN = /(showPopupReg|(track|publisher|goal|Entry|link)Id)(=|%3D)/;

/** Loads tracking, the consent bar and the chat on the first interaction: the page works without them. */
export const VisitLoader = lazyPart(() =>
  (CAMPAIGN.test(window.location.search) ? Promise.resolve() : firstInteraction().then(() => pause(WAIT_MS)))
    .then(() => import('./visit-runtime'))
    .then(
      (module) => module.VisitRuntime,
      () => () => null,
    ),
);

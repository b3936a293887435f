'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { firstInteraction } from '@/lib/browser/first-interaction';

/**
 * An address of a campaign is reported at once, before its visitor can leave again (R-TRACK-01, R-TRACK-02), also where a
 * guard has led away from it.
 */
const CAMPAIGN = /(showPopupReg|(track|publisher|goal|Entry|link)Id)(=|%3D)/;

/**
 * Brings in tracking, the consent bar and the chat on the visitor's first interaction: none of it is on the first load,
 * and without its code the page works on.
 */
export function VisitLoader() {
  const [Visit, setVisit] = useState<ComponentType | null>(null);
  useEffect(() => {
    const due = CAMPAIGN.test(window.location.search) ? Promise.resolve() : firstInteraction();
    due
      .then(() => import('./visit-runtime'))
      .then(
        (module) => setVisit(() => module.VisitRuntime),
        () => undefined,
      );
  }, []);
  return Visit && <Visit />;
}

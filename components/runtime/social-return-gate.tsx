'use client';

import { useEffect } from 'react';

/** Notices that a social sign-in came back to this page; what follows is loaded only then. */
export function SocialReturnGate() {
  useEffect(() => {
    if (!/[?&]backUrl=/.test(window.location.search)) return;
    void import('./social-return').then(({ handleSocialReturn }) => handleSocialReturn());
  }, []);
  return null;
}

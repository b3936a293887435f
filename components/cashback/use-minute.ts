'use client';

import { useEffect, useState } from 'react';
import { serverClockOffset } from '@/lib/browser/server-clock';

const MINUTE_MS = 60_000;

/**
 * Site time in milliseconds since 1970, updated every minute: precise enough for days and hours left. Uses the device
 * clock until site time is known.
 */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let offset = 0;
    let isWanted = true;
    const renew = () => setNow(Date.now() + offset);
    const timer = setInterval(renew, MINUTE_MS);
    void serverClockOffset().then((found) => {
      offset = found;
      if (isWanted && found !== 0) renew();
    });
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, []);
  return now;
}

'use client';

import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import styles from './hydrate-on-interaction.module.scss';

interface HydrateOnInteractionProps {
  /** The fallback where the part comes by soft navigation and its code is still loading. */
  fallback: ReactNode;
  /** A part whose code waits for `firstInteraction`. */
  children: ReactNode;
}

/**
 * A server-rendered part whose code loads on the visitor's first interaction. Until then its markup stands as it is;
 * what is entered in the meantime is recorded on every page and held for this part however late its code comes
 * (`lib/browser/pre-hydration`), so nothing is lost and nothing is done twice.
 */
export function HydrateOnInteraction({ fallback, children }: HydrateOnInteractionProps) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} className={styles.part} data-hydrates-late="">
      <Suspense fallback={fallback}>
        {children}
        <Hydrated
          onHydrated={() => {
            part.current?.removeAttribute('data-hydrates-late');
            window.earlyActions?.replay?.();
          }}
        />
      </Suspense>
    </div>
  );
}

/** Its effect runs when the boundary it stands in has hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    onHydrated();
  });
  return null;
}

import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import styles from './hydrate-on-interaction.module.scss';

interface HydrateOnInteractionProps {
  /** Shown if the component is reached by soft navigation and its code is still loading. */
  fallback: ReactNode;
  /** Its code waits for `firstInteraction`. */
  children: ReactNode;
}

/**
 * Server-rendered content whose code loads on the first interaction. Until then its markup is static; input made
 * meanwhile is recorded on every page and held for this component however late its code loads
 * (`lib/browser/pre-hydration`), so nothing is lost or done twice.
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

/** Its effect runs once the surrounding boundary has hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    onHydrated();
  });
  return null;
}

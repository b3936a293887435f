'use client';

import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { keepEarlyInput } from './early-input';
import styles from './alive-when-acting.module.scss';

interface AliveWhenActingProps {
  /** Stands in where the part comes by soft navigation and its code is still on the way. */
  fallback: ReactNode;
  /** A part whose code waits for `whenActing`. */
  children: ReactNode;
}

/**
 * A part drawn by the server whose code comes when the visitor acts. Until then its markup stands as it is; what was
 * entered in the meantime is kept and handed over, so nothing is lost and nothing is done twice.
 */
export function AliveWhenActing({ fallback, children }: AliveWhenActingProps) {
  const part = useRef<HTMLDivElement>(null);
  const kept = useRef<ReturnType<typeof keepEarlyInput> | null>(null);
  const isAlive = useRef(false);
  useEffect(() => {
    if (!part.current || isAlive.current) return;
    kept.current = keepEarlyInput(part.current);
    return () => kept.current?.forget();
  }, []);
  return (
    <div ref={part} className={styles.part}>
      <Suspense fallback={fallback}>
        {children}
        <Alive
          onAlive={() => {
            isAlive.current = true;
            kept.current?.handOver();
          }}
        />
      </Suspense>
    </div>
  );
}

/** Its effect runs when the boundary it stands in has hydrated. */
function Alive({ onAlive }: { onAlive: () => void }) {
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    onAlive();
  });
  return null;
}

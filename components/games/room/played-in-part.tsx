'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { firstInteraction } from '@/lib/browser/first-interaction';
import styles from './game-facts.module.scss';

const PlayedIn = lazyPart(() =>
  firstInteraction()
    .then(() => import('./played-in'))
    .then((module) => module.PlayedIn),
);

/** The game itself loads first. */
export function PlayedInPart({ sysname }: { sysname: string }) {
  return <PlayedIn fallback={<div className={styles.playedIn} />} sysname={sysname} />;
}

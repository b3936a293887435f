import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { withQueries } from '@/components/shared/query/query-client';
import { Link } from '@/components/ui/link';
import { useInView } from '@/components/ui/use-in-view';
import { formatAmount } from '@/lib/format/money';
import { readPlayedIn, type PlayedIn as PlayedInEvent } from '@/lib/games/played-in';
import { paths } from '@/lib/routing/paths';
import styles from './game-facts.module.scss';

/** Read when scrolled into view. */
export const PlayedIn = withQueries(function PlayedIn({ sysname }: { sysname: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInView(place, { margin: '200px', isOnce: true });
  const { data = [] } = useQuery({
    queryKey: ['games', 'played-in', sysname],
    queryFn: ({ signal }) => readPlayedIn(sysname, signal),
    enabled: isSeen,
  });
  return (
    <div ref={place} className={styles.playedIn}>
      {data.length > 0 && <Events events={data} />}
    </div>
  );
});

function Events({ events }: { events: readonly PlayedInEvent[] }) {
  const t = useTranslations('games');
  return (
    <dl className={styles.facts}>
      {events.map(({ kind, id, name, sum }) => (
        <div key={`${kind} ${id}`} className={styles.fact}>
          <dt className={styles.factName}>{t(kind)}</dt>
          <dd className={styles.factPair}>
            <Link href={paths[kind](id)} className={styles.factLink}>
              {name ?? `#${id}`}
            </Link>
            {sum && <span className={styles.factStrong}>{formatAmount(sum)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

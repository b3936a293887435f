import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Offer } from '@/lib/offers/loader';
import { paths } from '@/lib/routing/paths';
import styles from './home.module.scss';

interface OfferCardProps {
  offer: Pick<Offer, 'id' | 'name' | 'title' | 'summary' | 'image'>;
  /** Name of an offer without one. */
  unnamed: string;
}

/** An offer with its first words. */
export function OfferCard({ offer: { id, name, title, summary, image }, unnamed }: OfferCardProps) {
  return (
    <Link href={paths.offer(id)} className={styles.card}>
      <span className={styles.art}>
        {image ? (
          <img
            src={image}
            width={640}
            height={400}
            alt=""
            loading="lazy"
            decoding="async"
            className={styles.image}
          />
        ) : (
          <Icon name="gift" size={40} />
        )}
      </span>
      <span className={styles.body}>
        <span className={styles.cardTitle}>{title ?? name ?? unnamed}</span>
        {summary && <span className={styles.summary}>{summary}</span>}
      </span>
    </Link>
  );
}

import { Card } from '@/components/ui/card';
import { PictureBox } from '@/components/ui/picture-box';
import type { Offer } from '@/lib/offers/loader';
import { paths } from '@/lib/routing/paths';
import styles from './home.module.scss';

interface OfferCardProps {
  offer: Pick<Offer, 'id' | 'name' | 'title' | 'image'>;
  /** Name of an offer without one. */
  unnamed: string;
}

/** An offer by its picture, name and what is offered; what it is about stands on the page of offers and on its own. */
export function OfferCard({ offer: { id, name, title, image }, unnamed }: OfferCardProps) {
  return (
    <Card
      picture={<PictureBox src={image} width={640} height={400} icon="gift" />}
      href={paths.offer(id)}
      name={name ?? unnamed}
      headingLevel="h3"
      className={styles.offer}
    >
      {title && title !== name && <p className={styles.offerFact}>{title}</p>}
    </Card>
  );
}

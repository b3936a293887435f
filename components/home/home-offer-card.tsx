import { Card } from '@/components/ui/card';
import { PictureBox } from '@/components/ui/picture-box';
import type { Offer } from '@/lib/offers/loader';
import { paths } from '@/lib/routing/paths';
import styles from './home.module.scss';

interface HomeOfferCardProps {
  offer: Pick<Offer, 'id' | 'name' | 'title' | 'image'>;
  unnamed: string;
}

/** The description is on the offers page and the offer's own. */
export function HomeOfferCard({ offer: { id, name, title, image }, unnamed }: HomeOfferCardProps) {
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

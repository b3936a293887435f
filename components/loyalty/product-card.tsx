import { PictureBox } from '@/components/ui/picture-box';
import type { ProductView } from '@/lib/loyalty/loader';
import { BuyButton } from './buy-button';
import { PriceTag } from './price-tag';
import styles from './shop-view.module.scss';

interface ProductCardProps {
  product: ProductView;
  pointsName?: string | null;
  isEager?: boolean;
}

/** A reward with its price and buy button. */
export function ProductCard({ product, pointsName = null, isEager = false }: ProductCardProps) {
  const { id, name, text, image, price, isAvailable } = product;
  return (
    <li className={styles.product}>
      <PictureBox src={image} width={480} height={360} icon="gift" isEager={isEager} />
      <div className={styles.body}>
        <h2 className={styles.name}>{name}</h2>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.deal}>
          <PriceTag id={id} price={price} pointsName={pointsName} />
          <BuyButton product={{ id, name, price, isAvailable }} />
        </div>
      </div>
    </li>
  );
}

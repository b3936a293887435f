import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

export function SoldOut() {
  const t = useTranslations('loyalty.shop');
  return (
    <Button look="ghost" disabled>
      {t('soldOut')}
    </Button>
  );
}

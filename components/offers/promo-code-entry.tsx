'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { partOnPress } from '@/components/ui/lazy-part-on-press';
import styles from './promo-code-entry.module.scss';

const PromoCodeForm = partOnPress(() => import('./promo-code-form').then((module) => module.PromoCodeForm));

interface PromoCodeEntryProps {
  errors: Readonly<Record<string, string>>;
  label?: string | undefined;
}

/** A button that opens the promo code field where it stands; the field's code comes when it is pressed. */
export function PromoCodeEntry({ errors, label }: PromoCodeEntryProps) {
  const t = useTranslations('offers');
  const [isOpen, setIsOpen] = useState(false);
  const text = label ?? t('promoCode.open');
  if (!isOpen) {
    return (
      <Button look="secondary" className={styles.entry} aria-expanded={false} onClick={() => setIsOpen(true)}>
        {text}
      </Button>
    );
  }
  return (
    <Suspense
      fallback={
        <Button look="secondary" className={styles.entry} isBusy>
          {text}
        </Button>
      }
    >
      <PromoCodeForm errors={errors} hasAutoFocus onLost={() => setIsOpen(false)} />
    </Suspense>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import styles from './promo-code-entry.module.scss';

const PromoCodeForm = lazyPart(() => import('./promo-code-form').then((module) => module.PromoCodeForm), {
  retryOnClick: true,
});

interface PromoCodeEntryProps {
  errors: Readonly<Record<string, string>>;
  label?: string | undefined;
}

/**
 * What opens the promo code field where it stands; the field's code loads on the click. A line of its own, as the
 * deposit's bonus is, or the button of an offer where it has a label.
 */
export function PromoCodeEntry({ errors, label }: PromoCodeEntryProps) {
  const t = useTranslations('offers');
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const entry = label ? (
    <Button look="secondary" className={styles.entry} aria-expanded={isOpen} isBusy={isOpen} onClick={open}>
      {label}
    </Button>
  ) : (
    <button
      type="button"
      className={styles.line}
      aria-expanded={isOpen}
      aria-busy={isOpen || undefined}
      onClick={open}
    >
      <Icon name="ticket" size={20} />
      <span>{t('promoCode.open')}</span>
      <Icon name="chevronDown" size={20} />
    </button>
  );
  if (!isOpen) return entry;
  return (
    <Suspense fallback={entry}>
      <PromoCodeForm errors={errors} hasAutoFocus onLost={() => setIsOpen(false)} />
    </Suspense>
  );
}

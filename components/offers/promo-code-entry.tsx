'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import styles from './promo-code-entry.module.scss';

const PromoCodeForm = lazyPart(() => import('./promo-code-form').then((module) => module.PromoCodeForm));

interface PromoCodeEntryProps {
  errors: Readonly<Record<string, string>>;
  label?: string | undefined;
}

/** The promo code field, opened in place: by a line like the deposit's bonus, or with a label by an offer's button. */
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
  return <PromoCodeForm fallback={entry} errors={errors} hasAutoFocus onLost={() => setIsOpen(false)} />;
}

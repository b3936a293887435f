'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { selectIsPlayer, useSession } from '@/stores/session';
import { useOfferLook } from './lead-offer';

interface QuietForGuestsProps {
  /** The offer's own page. */
  href: string;
  name: string;
  /** What the offer leads to. */
  children: ReactNode;
}

/** A list offers guests one next step, at its lead; its other cards lead to their pages, where each has its own. */
export function QuietForGuests({ href, name, children }: QuietForGuestsProps) {
  const t = useTranslations('offers');
  const isPlayer = useSession(selectIsPlayer);
  const look = useOfferLook();
  if (isPlayer || look === 'primary') return children;
  return (
    <ButtonLink look={look} href={href} aria-label={`${t('seeTerms')}: ${name}`}>
      {t('seeTerms')}
    </ButtonLink>
  );
}

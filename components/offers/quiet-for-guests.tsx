'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { selectIsPlayer, useSession } from '@/stores/session';
import { useOfferLook } from './lead-offer';

interface QuietForGuestsProps {
  /** The offer's page. */
  href: string;
  name: string;
  /** The offer's action. */
  children: ReactNode;
}

/** In a list guests see one action, on the lead card; other cards link to their pages, which have their own. */
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

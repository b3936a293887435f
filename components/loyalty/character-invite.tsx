'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { openDialog } from '@/stores/dialogs';
import { selectIsPlayer, useSession } from '@/stores/session';

/** The way to a character: a player chooses one, a guest joins first (R-LOY-06). */
export function CharacterInvite() {
  const t = useTranslations('loyalty');
  const isPlayer = useSession(selectIsPlayer);
  return (
    <Button
      look="secondary"
      onClick={() =>
        void (isPlayer ? openDialog('loyaltyCharacter', {}) : openDialog('auth', { type: 'registration' }))
      }
    >
      {t('characters.choose')}
    </Button>
  );
}

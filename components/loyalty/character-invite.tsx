'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useSignInPress } from '@/components/ui/use-sign-in-press';
import { openDialog } from '@/stores/dialogs';

/** The button to a character: a player chooses one, a guest joins first (R-LOY-06). */
export function CharacterInvite() {
  const t = useTranslations('loyalty');
  const { isWaiting, press } = useSignInPress('registration', () => void openDialog('loyaltyCharacter', {}));
  return (
    <Button look="secondary" isBusy={isWaiting} onClick={press}>
      {t('characters.choose')}
    </Button>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useSignInClick } from '@/components/ui/use-sign-in-click';
import { openDialog } from '@/stores/dialogs';

/** The button to a character: a player chooses one, a guest joins first (R-LOY-06). */
export function CharacterInvite() {
  const t = useTranslations('loyalty');
  const { isWaiting, click } = useSignInClick('registration', () => void openDialog('loyaltyCharacter', {}));
  return (
    <Button look="secondary" isBusy={isWaiting} onClick={click}>
      {t('characters.choose')}
    </Button>
  );
}

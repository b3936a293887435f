'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useSignInClick } from '@/components/ui/use-sign-in-click';
import { openDialog } from '@/stores/dialogs';

/** Button that leads to a character: players choose one, guests join first (R-LOY-06). */
export function CharacterInvite() {
  const t = useTranslations('loyalty');
  const { isWaiting, click } = useSignInClick('registration', () => void openDialog('loyaltyCharacter', {}));
  return (
    <Button look="secondary" isBusy={isWaiting} onClick={click}>
      {t('characters.choose')}
    </Button>
  );
}

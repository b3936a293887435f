import { useTranslations } from 'next-intl';
import { useSingleRun } from '@/components/forms/use-single-run';
import { signOut } from '@/components/shared/session/sign-out';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Busy until the page is left, which waits for the platform's response (R-AUTH-09). */
export function SignOutButton() {
  const t = useTranslations('menu');
  const [isLeaving, leave] = useSingleRun(signOut);
  return (
    <Button look="secondary" isWide isBusy={isLeaving} onClick={() => void leave()}>
      <Icon name="logout" />
      {t('logOut')}
    </Button>
  );
}

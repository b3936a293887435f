import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { openDialog } from '@/stores/dialogs';

/** The session was lost while the page was open; signing in again returns to it. Needs the text `cashier.signIn`. */
export function SignedOut() {
  const t = useTranslations();
  return (
    <EmptyState icon="user" title={t('cashier.signIn')}>
      <Button onClick={() => void openDialog('auth', { type: 'authorization' })}>{t('common.logIn')}</Button>
    </EmptyState>
  );
}

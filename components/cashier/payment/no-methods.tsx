import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/lib/routing/paths';

/** Shown when the platform offers the player no method. */
export function NoMethods({ title }: { title: string }) {
  const t = useTranslations('cashier');
  return (
    <EmptyState icon="card" title={title} text={t('noMethods')}>
      <ButtonLink href={paths.support()}>{t('next.support')}</ButtonLink>
    </EmptyState>
  );
}

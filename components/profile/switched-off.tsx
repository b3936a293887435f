import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/lib/routing/paths';

/** A disabled feature: the address stays valid, and links on. */
export async function SwitchedOff() {
  const t = await getTranslations('profile');
  return (
    <EmptyState icon="info" title={t('switchedOff.title')} text={t('switchedOff.text')}>
      <ButtonLink href={paths.support()} look="secondary">
        {t('verification.toSupport')}
      </ButtonLink>
    </EmptyState>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { SystemPanel } from '@/components/content/system-panel';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/routing/paths';

/** Nobody judged the link: it may still be good, and can be sent again as it is. */
export function ConfirmationOutage({ onAgain }: { onAgain(): void }) {
  const t = useTranslations('support');
  return (
    <div role="alert">
      <SystemPanel
        icon="alert"
        tone="bad"
        title={t('confirmation.failed')}
        info={t('confirmation.outageInfo')}
        button={t('toSupport')}
        href={paths.support()}
      >
        <Button look="secondary" onClick={onAgain}>
          {t('confirmation.again')}
        </Button>
      </SystemPanel>
    </div>
  );
}

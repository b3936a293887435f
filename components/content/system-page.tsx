import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import type { SystemPageName } from '@/lib/content/system-pages';
import { SYSTEM_PAGE_LOOKS } from './system-page-looks';
import { SystemPanel } from './system-panel';

interface SystemPageProps extends Pick<ComponentProps<typeof SystemPanel>, 'lead' | 'after' | 'children'> {
  name: SystemPageName;
  /** The page it replaces may work on retry. */
  canRetry?: boolean;
}

/** The operator's texts take precedence over the built-in ones (R-LAY-03, R-LAY-10). */
export async function SystemPage({ name, canRetry = false, ...parts }: SystemPageProps) {
  const [t, common] = await Promise.all([getTranslations('system'), getTranslations('common')]);
  return (
    <SystemPanel
      {...SYSTEM_PAGE_LOOKS[name]}
      title={t(`${name}.title`)}
      info={t(`${name}.info`)}
      button={t(`${name}.button`)}
      retry={canRetry ? common('retry') : undefined}
      {...parts}
    />
  );
}

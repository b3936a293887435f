import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { SystemPageName } from '@/lib/content/system-pages';
import { SYSTEM_PAGE_LOOKS } from './system-page-looks';
import { SystemPanel } from './system-panel';

/** A system page with the operator's texts over the built-in ones (R-LAY-03, R-LAY-10). */
export async function SystemPage({ name, children }: { name: SystemPageName; children?: ReactNode }) {
  const t = await getTranslations('system');
  const { icon, href, tone } = SYSTEM_PAGE_LOOKS[name];
  return (
    <SystemPanel
      icon={icon}
      tone={tone}
      title={t(`${name}.title`)}
      info={t(`${name}.info`)}
      button={t(`${name}.button`)}
      href={href}
    >
      {children}
    </SystemPanel>
  );
}

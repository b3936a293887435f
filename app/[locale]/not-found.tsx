import { getTranslations } from 'next-intl/server';
import { NotFoundPath } from '@/components/content/not-found-path';
import { SystemPage } from '@/components/content/system-page';
import { SiteShell } from '@/components/layout/site-shell';

export async function generateMetadata() {
  const t = await getTranslations('system');
  return { title: t('notFound.title'), robots: { index: false, follow: true } };
}

/** 404 in the default layout (R-LAY-02, R-ERR-06). */
export default function NotFound() {
  return (
    <SiteShell>
      <SystemPage name="notFound">
        <NotFoundPath />
      </SystemPage>
    </SiteShell>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import { ProgramView } from '@/components/loyalty/program-view';
import { BackLink } from '@/components/ui/back-link';
import { FailedState } from '@/components/ui/failed-state';
import { currentLocale } from '@/i18n/locale.server';
import { loadProgramPage } from '@/lib/loyalty/loader';
import { paths } from '@/lib/routing/paths';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

interface ProgramPageProps {
  params: Promise<{ sysname: string }>;
}

const load = async ({ params }: ProgramPageProps) =>
  loadProgramPage(await currentLocale(), (await params).sysname);

export async function generateMetadata(props: ProgramPageProps): Promise<Metadata> {
  return (await load(props)).seo.metadata;
}

export default async function ProgramPage(props: ProgramPageProps) {
  const [t, { program, name, seo, things }] = await Promise.all([getTranslations('loyalty'), load(props)]);
  return (
    <Page seo={seo} title={name} things={[things]}>
      <ClientMessages namespaces={['loyalty']}>
        {program ? <ProgramView program={program} /> : <FailedState />}
      </ClientMessages>
      <BackLink href={paths.loyalty()}>{t('allPrograms')}</BackLink>
    </Page>
  );
}

import { getTranslations } from 'next-intl/server';
import { MissingPage } from '@/components/content/missing-page';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import { ProgramView } from '@/components/loyalty/program-view';
import { FailedState } from '@/components/ui/failed-state';
import { currentLocale } from '@/i18n/locale.server';
import { loadProgramPage } from '@/lib/loyalty/loader';
import { paths } from '@/lib/routing/paths';
import { metadataOf } from '@/lib/seo/page-metadata.server';

export const generateStaticParams = () => [];

interface ProgramPageProps {
  params: Promise<{ sysname: string }>;
}

const load = async ({ params }: ProgramPageProps) =>
  loadProgramPage(await currentLocale(), (await params).sysname);

export const generateMetadata = (props: ProgramPageProps) => metadataOf(load(props));

export default async function ProgramPage(props: ProgramPageProps) {
  const [t, view] = await Promise.all([getTranslations('loyalty'), load(props)]);
  if (view === null) return <MissingPage />;
  const { program, name, seo, nodes, benefits, pointsName } = view;
  return (
    <Page seo={seo} title={name} back={{ href: paths.loyalty(), label: t('title') }} nodes={[nodes]}>
      <ClientMessages namespaces={['loyalty', 'points']}>
        {program ? (
          <ProgramView program={program} benefits={benefits} pointsName={pointsName} />
        ) : (
          <FailedState />
        )}
      </ClientMessages>
    </Page>
  );
}

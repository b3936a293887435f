import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/routing/paths';
import { NotFoundPath } from './not-found-path';
import { OwnLanguage } from './own-language';
import { PageTitle } from './page-title';
import { SystemPage } from './system-page';

interface MissingPageProps {
  /** The list the item would belong to; by default the games. */
  onward?: { href: string; label: string } | undefined;
}

/**
 * The whole not-found page as HTML, for a page whose item does not exist. The page cache detects the marker and
 * responds with status 404 (R-ERR-06); a thrown `notFound()` could only do that with an empty document.
 */
export async function MissingPage({ onward }: MissingPageProps) {
  const [t, games] = await Promise.all([getTranslations('system'), getTranslations('games')]);
  return (
    <div data-page-missing="">
      <PageTitle text={t('notFound.title')} />
      <SystemPage
        name="notFound"
        after={
          <ButtonLink look="secondary" size="l" href={onward?.href ?? paths.gameHall()}>
            {onward?.label ?? games('allGames')}
          </ButtonLink>
        }
      >
        <NotFoundPath />
        <OwnLanguage />
      </SystemPage>
    </div>
  );
}

import { getTranslations } from 'next-intl/server';

/** For screen readers and search engines: the site's name and tagline. */
export async function HomeHeading({ siteName }: { siteName: string }) {
  const t = await getTranslations('home');
  return (
    <h1 className="visuallyHidden">
      {siteName} – {t('claim')}
    </h1>
  );
}

import { MissingWithGames } from '@/components/games/tile/missing-with-games';
import { SiteShell } from '@/components/layout/site-shell';
import { SharedPage } from '@/components/ui/site-path';
import { missingMetadata } from '@/lib/seo/page-metadata.server';

export const generateMetadata = missingMetadata;

/** Cached like any page, once per language; the middleware serves it for every unknown address (R-ROUTE-03). */
export default function UnknownAddress() {
  return (
    <SharedPage value>
      <SiteShell>
        <MissingWithGames />
      </SiteShell>
    </SharedPage>
  );
}

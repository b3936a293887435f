import { MissingPage } from '@/components/content/missing-page';
import { SiteShell } from '@/components/layout/site-shell';
import { missingMetadata } from '@/lib/seo/page-metadata.server';

/** Addresses that neither a route nor the middleware handles. Never cached (R-ROUTE-03). */
export const dynamic = 'force-dynamic';

export const generateMetadata = missingMetadata;

export default function UnknownPage() {
  return (
    <SiteShell>
      <MissingPage />
    </SiteShell>
  );
}

import type { ReactNode } from 'react';
import { currentLocale } from '@/i18n/locale.server';
import { textLang } from '@/lib/content/loaded';
import { serializeJsonLd, type JsonLdNode } from '@/lib/seo/json-ld';
import type { PageSeo } from '@/lib/seo/page-metadata.server';
import { BackLink } from '@/components/ui/back-link';
import { DataBlock } from './data-block';
import { PageTitle } from './page-title';
import { SeoText } from './seo-text';
import styles from './page.module.scss';

interface PageProps {
  seo: PageSeo;
  title: string;
  /** Language of the heading if it differs from the page's. */
  titleLang?: 'en' | undefined;
  /** No default heading; the page renders its own `h1`. */
  isBare?: boolean;
  /** Label under which the record's text is collapsed; without it the full text is shown. */
  textFold?: string;
  /** List to which a detail page belongs; linked above the heading. */
  back?: { href: string; label: string };
  /** Short line under the heading. */
  lead?: string | null;
  /** At the end of the heading's line, below it where both do not fit. */
  aside?: ReactNode;
  /** Structured data besides the record's: breadcrumbs, lists. */
  nodes?: readonly JsonLdNode[];
  children: ReactNode;
}

/** A page in the default layout: heading, content, the record's text and structured data. */
export async function Page({
  seo,
  title,
  titleLang,
  isBare = false,
  textFold,
  back,
  lead,
  aside,
  nodes = [],
  children,
}: PageProps) {
  const locale = await currentLocale();
  const graph = [...seo.jsonLd, ...nodes];
  return (
    <>
      <PageTitle text={seo.metadata.title.absolute} />
      {!isBare && (
        <div className={styles.head}>
          <div>
            {back && <BackLink href={back.href}>{back.label}</BackLink>}
            <h1 className={styles.title} lang={titleLang}>
              {title}
            </h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {aside}
        </div>
      )}
      {children}
      <SeoText text={seo.record.text} lang={textLang(seo.record, 'text', locale)} fold={textFold} />
      {graph.length > 0 && <DataBlock type="application/ld+json" json={serializeJsonLd(graph)} />}
      {seo.propertyTags.map((tag) => (
        <meta key={`${tag.property} ${tag.content}`} property={tag.property} content={tag.content} />
      ))}
    </>
  );
}

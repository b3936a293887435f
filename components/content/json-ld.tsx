import { serializeJsonLd, type JsonLdThing } from '@/lib/seo/json-ld';

/** Structured data of the page; `<` is escaped, so that no text can end the script. */
export function JsonLd({ things }: { things: readonly JsonLdThing[] }) {
  if (things.length === 0) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(things) }} />;
}

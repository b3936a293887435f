import { z } from 'zod';
import { entries, list, media, optionalText, requiredText, text } from './schema-fields';

/** `settings-seo` (R-SEO-09, R-SEO-10): redirect and robots rules in their order, and the text of the robots file. */
export const settingsSeoSchema = z.object({
  host: optionalText(),
  /** All of them, also those without an address: what is left out is logged (see `compileRedirectRules`). */
  redirects: list(z.object({ from: text(''), to: text('') })),
  robotsTxt: optionalText(),
});

export type SettingsSeo = z.output<typeof settingsSeoSchema>;

const FAVICON_KINDS = { png: 'png', apple_png: 'apple', ico: 'ico' } as const;

export interface Favicon {
  kind: (typeof FAVICON_KINDS)[keyof typeof FAVICON_KINDS];
  /** Edge in pixels, from the key's name. */
  size: number;
  url: string;
}

function toFavicon([key, value]: [string, unknown]): Favicon[] {
  const [, name, size] = /^(png|apple_png|ico)_([1-9]\d{0,3})$/.exec(key) ?? [];
  const url = media().parse(value);
  if (name === undefined || size === undefined || url === null) return [];
  const kind = FAVICON_KINDS[name === 'png' || name === 'ico' ? name : 'apple_png'];
  return [{ kind, size: Number(size), url }];
}

/** `web-settings` (R-SEO-11): keys `png_{size}`, `apple_png_{size}`, `ico_{size}`, as a list. */
export const webSettingsSchema = z.object({
  favicon: entries().transform((found) => found.flatMap(toFavicon)),
});

/** `meta-data-tool` (R-SEO-12): meta tags of every page. */
export const metaDataToolSchema = z.object({
  items: list(z.object({ name: requiredText(), content: requiredText() }), 100),
});

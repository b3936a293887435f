import 'server-only';
import { cache } from 'react';
import { SEO_TEMPLATES } from '@/lib/routing/url-template';
import { distinctName } from '@/lib/seo/distinct-name';
import { breadcrumbs, pageSeo } from '@/lib/seo/page-metadata.server';
import { paths } from '@/lib/routing/paths';
import { getTranslations } from 'next-intl/server';
import { textLang } from '@/lib/content/loaded';
import type { Locale } from '@/i18n/routing';
import { plainWords } from '@/lib/content/plain-words';
import { loadCollection, loadSiteConfig } from '@/lib/content/loaders.server';
import { sanitizeRichText, type SafeHtml } from '@/lib/content/rich-text.server';
import type { Found } from '@/lib/platform/find-item';
import { platformPicture } from '@/lib/routing/platform-picture';
import { readPublic } from '@/lib/platform/share.server';
import { LIST_PAGE, readWholeList } from '@/lib/platform/whole-list';
import { uniqueBy } from '@/lib/platform/unique-by';
import { getProducts, getProgram, getPrograms } from './api';
import { byReach, hasCharactersAt, isProgramSysname } from './rules';
import type { Level, Program } from './schema';

/** The maximum of programmes, and of levels in one, that a page shows. */
export const MAX_SHOWN = 300;

export interface ProgramView {
  id: string;
  sysname: string;
  name: string;
  summary: string;
  text: SafeHtml | null;
  image: string | null;
  /** From the fewest points to the most. */
  levels: readonly Level[];
}

export interface ProductView {
  id: string;
  name: string;
  text: string;
  image: string | null;
  /** In points. */
  price: number;
  isAvailable: boolean;
}

/** Whether the operator enabled loyalty (R-LOY-08); without it there are no loyalty pages. */
export async function hasLoyalty(locale: Locale): Promise<boolean> {
  const { features } = await loadSiteConfig(locale);
  return features.loyalty;
}

/** Texts of the loyalty page, and whether it shows characters (R-LOY-07, R-LOY-13). */
export async function loadLoyaltyTexts(locale: Locale) {
  const [texts, { features }] = await Promise.all([
    loadCollection('loyalty', locale),
    loadSiteConfig(locale),
  ]);
  return {
    texts,
    html: texts.text === null ? null : sanitizeRichText(texts.text, locale),
    hasCharacters: hasCharactersAt('loyalty', texts.charactersPlace, features.characters),
    pointsName: texts.pointsName,
    benefits: Object.fromEntries(
      texts.levels.map(({ id, text }) => {
        const lang = textLang(texts, `levels.${id}.text`, locale);
        return [id, { text, ...(lang && { lang }) }] as const;
      }),
    ),
  };
}

/** The first programme with its levels, shown as a ladder on the loyalty page; null where there is none to show. */
export async function loadLadder(locale: Locale): Promise<ProgramView | null> {
  const [first] = (await loadPrograms(locale)) ?? [];
  if (!first) return null;
  const found = await loadProgram(locale, first.sysname);
  return found.state === 'found' ? found.item : null;
}

/** All programmes (R-LOY-02); null when they could not be read or the platform shows them only to players. */
export const loadPrograms = cache(async (locale: Locale): Promise<ProgramView[] | null> => {
  const page = await readPublic(getPrograms, {}, locale);
  if (page === null) return null;
  return uniqueBy(page.items, 'id')
    .filter(({ sysname }) => isProgramSysname(sysname))
    .map((program) => toProgramView(program, locale));
});

/** The list tells whether it exists: a platform may refuse an unknown sysname like a wrong parameter. */
async function loadProgram(locale: Locale, sysname: string): Promise<Found<ProgramView>> {
  if (!isProgramSysname(sysname)) return { state: 'missing' };
  const programs = await loadPrograms(locale);
  const listed = programs?.find((program) => program.sysname === sysname);
  if (programs !== null && !listed) return { state: 'missing' };
  const program = await readPublic(getProgram, { sysname }, locale);
  if (program !== null) return { state: 'found', item: toProgramView(program, locale) };
  return listed ? { state: 'found', item: listed } : { state: 'failed' };
}

/** The most affordable first (R-LOY-03); null if unreadable, or if only players may see them. */
export async function loadProducts(locale: Locale): Promise<ProductView[] | null> {
  const list = await readWholeList((offset) => readPublic(getProducts, { offset, count: LIST_PAGE }, locale));
  if (list === null) return null;
  return byReach(list.items).map((product) => ({
    id: product.id,
    name: product.name,
    text: plainWords(product.text ?? ''),
    image: platformPicture(product.image),
    price: product.price,
    isAvailable: product.is_available,
  }));
}

function toProgramView(program: Program, locale: Locale): ProgramView {
  const text = program.text === null ? null : sanitizeRichText(program.text, locale);
  return {
    id: program.id,
    sysname: program.sysname,
    name: program.name || program.sysname,
    summary: plainWords(text ?? ''),
    text: text === '' ? null : text,
    image: platformPicture(program.image),
    levels: uniqueBy(
      [...program.levels].sort((a, b) => a.points - b.points),
      'id',
    ).slice(0, MAX_SHOWN),
  };
}

/** The content of one programme's page; an unknown sysname gives null, a failed read `program: null`. */
export const loadProgramPage = cache(async (locale: Locale, sysname: string) => {
  const t = await getTranslations('loyalty');
  if (!(await hasLoyalty(locale))) return null;
  const found = await loadProgram(locale, sysname);
  if (found.state === 'missing') return null;
  const program = found.state === 'found' ? found.item : null;
  const { benefits, pointsName } = await loadLoyaltyTexts(locale);
  const name = program?.name ?? t('title');
  const others = (await loadPrograms(locale))?.map((other) => ({ id: other.sysname, name: other.name }));
  const seoName = distinctName(name, sysname, others ?? null);
  const path = paths.loyaltyProgram(sysname);
  const [seo, nodes] = await Promise.all([
    pageSeo({
      path,
      template: SEO_TEMPLATES.loyaltyProgram,
      name: seoName,
      locale,
      isItemUnread: program === null,
    }),
    breadcrumbs(locale, [
      { name: t('title'), path: paths.loyalty() },
      { name, path },
    ]),
  ]);
  return { program, name, seo, nodes, benefits, pointsName };
});

import { describe, expect, it } from 'vitest';
import { banner } from '../../content/entries/banner';
import { BANNERS } from './banners';
import { findOffer, OFFERS } from './offers';
import { POPUPS } from './popups';
import { TOURNAMENTS } from './tournaments';

const LOCALES = ['en', 'fr'] as const;
/** Sums of euros in a text, with commas or blanks between thousands. */
const sums = (text: string) =>
  [...text.matchAll(/(\d[\d,\u00a0\u202f ]*)[\u00a0\u202f ]€/g)].map(([, sum = '']) =>
    Number(sum.replaceAll(/\D/g, '')),
  );
const textOf = (value: unknown): string => JSON.stringify(value);

describe.each(LOCALES)('what the demo promises (%s)', (locale) => {
  const offer = (id: number) =>
    textOf(Object.values(findOffer(id)?.description ?? {}).map((text) => Object(text)[locale] ?? ''));

  it('is what the offer gives that it leads to', () => {
    const claims = [
      ...BANNERS.map(({ title, subtitle, link }) => ({ text: title[locale] + subtitle[locale], link })),
      ...POPUPS.map(({ title, text, url }) => ({ text: title[locale] + text[locale], link: url })),
    ];
    const ofOffers = claims.flatMap(({ text, link }) => {
      const id = Number(/^\/offers\/(\d+)$/.exec(link)?.[1]);
      return id ? [{ text, id }] : [];
    });
    expect(ofOffers.length).toBeGreaterThan(0);
    for (const { text, id } of ofOffers) expect(sums(offer(id))).toEqual(expect.arrayContaining(sums(text)));
  });

  it('is no sum where somebody signs in or up: no offer was chosen yet', () => {
    expect(textOf(Object(banner(locale)['authBanner']))).not.toMatch(/\d ?%|€/);
  });

  it('of a race is its prize pool', () => {
    for (const { id, prizeMinor } of TOURNAMENTS) {
      const about = BANNERS.find(({ link }) => link === `/tournaments/${id}`);
      if (about) expect(sums(about.title[locale] + about.subtitle[locale])).toEqual([prizeMinor / 100]);
    }
  });

  it('names no currency by its code, and no bet that nobody can place', () => {
    const all = textOf([OFFERS, BANNERS, POPUPS, banner(locale)]);
    expect(all).not.toMatch(/\d[\u00a0 ]EUR|€\d/);
    expect(all).not.toMatch(/accumulator|combiné/i);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlayerCampaigns } from './player-campaigns';
import type { WireOffer } from './schema';

const MAPPING = { name_1: 'name', text_1: 'text', image_1: 'image', link_1: 'buttonUrl' };

function offer(id: string, description: WireOffer['description'], promotions: string[] = []): WireOffer {
  return {
    id,
    trigger: {
      action: 'deposit',
      params: { exclude_methods: ['crypto'] },
      user_satisfies_params: true,
    },
    description,
    promotions: promotions.map((key) => ({ id: key, description: { name_1: `Promotion ${key}` } })),
  };
}

describe('toPlayerCampaigns', () => {
  it('R-OFFER-02, R-OFFER-05: reads an offer by the mapped keys, its texts as plain words', () => {
    const description = {
      name_1: '  For \n you ',
      text_1: '<p>Fifty <b>spins</b></p><script>x()</script>',
      image_1: '/platform/media/offers/you.svg',
      link_1: '/fr/gamehall',
    };
    expect(toPlayerCampaigns('offer', [offer('15', description)], MAPPING)).toEqual([
      {
        texts: {
          id: '15',
          name: 'For you',
          title: null,
          summary: 'Fifty spins',
          terms: '',
          image: '/platform/media/offers/you.svg',
          buttonTitle: null,
          buttonUrl: '/gamehall',
        },
        offerId: '15',
        action: 'deposit',
        excludeMethods: ['crypto'],
        promotions: [],
      },
    ]);
  });

  it('R-OFFER-04: reads each promotion once, with the first offer that holds it', () => {
    const offers = [offer('15', null, ['51', '52']), offer('16', null, ['52', '53'])];
    const read = toPlayerCampaigns('promotion', offers, MAPPING);
    expect(read.map(({ texts, offerId }) => [texts.id, texts.name, offerId])).toEqual([
      ['51', 'Promotion 51', '15'],
      ['52', 'Promotion 52', '15'],
      ['53', 'Promotion 53', '16'],
    ]);
  });

  it.each(['javascript:alert(1)', '//evil.test', 'data:text/html,x'])('leaves out the address %s', (link) => {
    const [read] = toPlayerCampaigns('offer', [offer('15', { link_1: link, image_1: link })], MAPPING);
    expect([read?.texts.buttonUrl, read?.texts.image]).toEqual([
      null,
      link === '//evil.test' ? expect.anything() : null,
    ]);
  });

  it('never throws on a junk description', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.anything(), { noNullPrototype: true }),
        (junk) => void toPlayerCampaigns('offer', [offer('15', junk)], {}),
      ),
    );
  });
});

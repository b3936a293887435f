import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCampaignPopup } from './view';

describe('toCampaignPopup', () => {
  it('shows plain words and checked addresses', () => {
    const popup = toCampaignPopup({
      title: ' Summer ',
      text: '<p>50 free spins</p><p>Today</p>',
      image: '/platform/media/popups/summer.svg',
      buttonTitle: 'Play',
      buttonUrl: '/fr/offers?a=1',
    });
    expect(popup).toEqual({
      title: 'Summer',
      text: '50 free spins Today',
      image: '/platform/media/popups/summer.svg',
      buttonTitle: 'Play',
      buttonUrl: '/offers?a=1',
    });
  });

  it.each(['javascript:alert(1)', '//evil.test', 'data:text/html,x', '/api/auth.logout'])(
    'leaves out %s',
    (url) => {
      expect(toCampaignPopup({ buttonUrl: url }).buttonUrl).toBeNull();
    },
  );

  it('never throws on a junk description', () => {
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.anything()), (junk) => void toCampaignPopup(junk)));
    expect(toCampaignPopup(null).title).toBeNull();
  });
});

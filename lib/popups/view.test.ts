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

  it('R-OFFER-11: shows words alone: no source of scripts and styles, no entities, and a sign that is no tag', () => {
    const text =
      '<style>a{b:c}</style><p class="x">Up to 5 &lt; 10 &amp; a < b</p><SCRIPT defer>window.X=1</SCRIPT>' +
      '<svg><title>t</title></svg><b>Now</b>';
    expect(toCampaignPopup({ title: '<i>Sum</i>mer<script>x()', text })).toMatchObject({
      title: 'Summer',
      text: 'Up to 5 < 10 & a < b Now',
    });
  });

  it.each(['javascript:alert(1)', '//evil.test', 'data:text/html,x', '/api/auth.logout'])(
    'leaves out %s',
    (url) => {
      expect(toCampaignPopup({ buttonUrl: url }).buttonUrl).toBeNull();
    },
  );

  it('never throws on a junk description', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.anything(), { noNullPrototype: true }),
        (junk) => void toCampaignPopup(junk),
      ),
    );
    expect(toCampaignPopup(null).title).toBeNull();
  });
});

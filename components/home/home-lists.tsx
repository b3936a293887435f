import { getTranslations } from 'next-intl/server';
import { sectionLinks } from '@/components/content/section-links.server';
import { Section } from '@/components/ui/section';
import type { Jackpot } from '@/lib/jackpots/loader';
import type { Offer } from '@/lib/offers/loader';
import { paths } from '@/lib/routing/paths';
import { HomeOffers } from './home-offers';
import type { HomeWinner } from './home-winner';
import { JackpotBand } from './jackpot-band';
import { LiveWinners } from './live-winners';
import { HomeOfferCard } from './home-offer-card';

/** The latest winners, with a link to all of them; renders nothing without any. */
export async function HomeWinners({ winners }: { winners: readonly HomeWinner[] }) {
  const [t, links] = await Promise.all([getTranslations('home'), sectionLinks()]);
  if (winners.length === 0) return null;
  return (
    <Section title={t('winners')} href={paths.winners()} isLate {...links}>
      <LiveWinners winners={winners} />
    </Section>
  );
}

/** The largest jackpots; renders nothing without any. */
export async function HomeJackpots({ jackpots }: { jackpots: readonly Jackpot[] }) {
  const [t, links] = await Promise.all([getTranslations('home'), sectionLinks()]);
  if (jackpots.length === 0) return null;
  return (
    <Section title={t('jackpots')} href={paths.jackpots()} isLate {...links}>
      <JackpotBand jackpots={jackpots} unnamed={t('jackpot')} />
    </Section>
  );
}

/** Offers, with a link to all of them; renders nothing without any. */
export async function HomeOfferList({ offers }: { offers: readonly Offer[] }) {
  const [t, links] = await Promise.all([getTranslations('home'), sectionLinks()]);
  if (offers.length === 0) return null;
  return (
    <Section title={t('offers')} href={paths.offers()} isLate {...links}>
      <HomeOffers
        offers={offers.map((offer) => ({
          id: offer.id,
          isDeposit: offer.action === 'deposit',
          card: <HomeOfferCard offer={offer} unnamed={t('offer')} />,
        }))}
      />
    </Section>
  );
}

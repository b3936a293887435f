import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';
import type { Jackpot } from '@/lib/jackpots/loader';
import type { WinnerView } from '@/lib/jackpots/rules';
import type { Offer } from '@/lib/offers/loader';
import { paths } from '@/lib/routing/paths';
import styles from './home.module.scss';
import { HomeOffers } from './home-offers';
import { toHomeWinner } from './home-winner';
import { JackpotCard } from './jackpot-card';
import { LiveWinners } from './live-winners';
import { OfferCard } from './offer-card';

interface HomeListsProps {
  winners: readonly WinnerView[];
  jackpots: readonly Jackpot[];
  offers: readonly Offer[];
  isTitleLink: boolean;
}

/** Winners, jackpots and offers, each with the way to its page; a list without entries is left out. */
export async function HomeLists({ winners, jackpots, offers, isTitleLink }: HomeListsProps) {
  const [t, layout] = await Promise.all([getTranslations('home'), getTranslations('layout')]);
  const shared = { isTitleLink, linkLabel: layout('showAll'), isLate: true };
  return (
    <>
      {winners.length > 0 && (
        <Section title={t('winners')} href={paths.winners()} {...shared}>
          <LiveWinners winners={winners.map(toHomeWinner)} />
        </Section>
      )}
      {jackpots.length > 0 && (
        <Section title={t('jackpots')} href={paths.jackpots()} {...shared}>
          <ul className={styles.cards}>
            {jackpots.map((jackpot) => (
              <li key={jackpot.id}>
                <JackpotCard jackpot={jackpot} unnamed={t('jackpot')} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {offers.length > 0 && (
        <Section title={t('offers')} href={paths.offers()} {...shared}>
          <HomeOffers
            offers={offers.map((offer) => ({
              id: offer.id,
              isDeposit: offer.action === 'deposit',
              card: <OfferCard offer={offer} unnamed={t('offer')} />,
            }))}
          />
        </Section>
      )}
    </>
  );
}

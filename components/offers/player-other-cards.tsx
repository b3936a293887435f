import { useQuery } from '@tanstack/react-query';
import { withQueries } from '@/components/shared/query/query-client';
import { satisfiedOffersQuery } from '@/lib/offers/queries';
import { isShownToPlayer } from '@/lib/offers/rules';
import { CardSection, type CardSectionProps } from './card-section';

/** Cards visible to a signed-in player; until the player's response arrives, the public ones. */
export const PlayerOtherCards = withQueries(function PlayerOtherCards({ title, cards }: CardSectionProps) {
  const { data: satisfied } = useQuery(satisfiedOffersQuery);
  return <CardSection title={title} cards={cards.filter((card) => isShownToPlayer(card, satisfied))} />;
});

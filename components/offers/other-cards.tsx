'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { selectIsPlayer, useSession } from '@/stores/session';
import { CardSection, type CardSectionProps } from './card-section';

const PlayerOtherCards = lazyPart<CardSectionProps>(
  () => import('./player-other-cards').then((module) => module.PlayerOtherCards),
  OpenToAll,
);

/** Cards below a detail page; players do not see deposit offers whose trigger is not satisfied (R-OFFER-03). */
export function OtherCards(props: CardSectionProps) {
  const isPlayer = useSession(selectIsPlayer);
  if (!isPlayer || !props.cards.some(({ isDeposit }) => isDeposit)) return <CardSection {...props} />;
  return <PlayerOtherCards fallback={<OpenToAll {...props} />} {...props} />;
}

function OpenToAll({ title, cards }: CardSectionProps) {
  return <CardSection title={title} cards={cards.filter(({ isDeposit }) => !isDeposit)} />;
}

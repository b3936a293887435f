import { CardGrid } from '@/components/ui/card-grid';
import { Section } from '@/components/ui/section';
import type { ListedOffer } from './types';

export interface CardSectionProps {
  title: string;
  cards: readonly Pick<ListedOffer, 'id' | 'isDeposit' | 'card'>[];
}

/** Cards under a title; renders nothing without cards. */
export function CardSection({ title, cards }: CardSectionProps) {
  if (cards.length === 0) return null;
  return (
    <Section title={title} isLate>
      <CardGrid>
        {cards.map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
      </CardGrid>
    </Section>
  );
}

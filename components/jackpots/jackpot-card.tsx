import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { PictureBox } from '@/components/ui/picture-box';
import type { Jackpot } from '@/lib/jackpots/loader';
import { paths } from '@/lib/routing/paths';
import { JackpotAmount } from './jackpot-amount';

interface JackpotCardProps {
  jackpot: Jackpot;
  isEager?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** A jackpot in a list: art, name, sum. */
export async function JackpotCard({
  jackpot: { id, name, summary, image, amount },
  isEager = false,
  headingLevel = 'h2',
}: JackpotCardProps) {
  const t = await getTranslations('jackpots');
  return (
    <Card
      picture={<PictureBox src={image} width={640} height={360} icon="coins" isEager={isEager} />}
      href={paths.jackpot(id)}
      name={name ?? t('unnamed', { id })}
      headingLevel={headingLevel}
      summary={summary}
    >
      <JackpotAmount id={id} amount={amount} />
    </Card>
  );
}

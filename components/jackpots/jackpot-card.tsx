import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { CardCue } from '@/components/ui/card-cue';
import { PictureBox } from '@/components/ui/picture-box';
import type { Jackpot } from '@/lib/jackpots/loader';
import { paths } from '@/lib/routing/paths';
import { JackpotAmount } from './jackpot-amount';

interface JackpotCardProps {
  jackpot: Jackpot;
  isEager: boolean;
  /** The full-width card at the top. */
  isLead: boolean;
}

/** The whole card is the link. */
export async function JackpotCard({
  jackpot: { id, name, summary, image, amount },
  isEager,
  isLead,
}: JackpotCardProps) {
  const t = await getTranslations('jackpots');
  return (
    <Card
      picture={<PictureBox src={image} width={640} height={360} icon="coins" isEager={isEager} />}
      href={paths.jackpot(id)}
      name={name ?? t('unnamed', { id })}
      summary={summary}
      foot={<CardCue text={t('open')} look={isLead ? 'primary' : undefined} />}
    >
      <JackpotAmount id={id} amount={amount} isLarge={isLead} />
    </Card>
  );
}

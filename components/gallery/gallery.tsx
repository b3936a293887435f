import type { ReactNode } from 'react';
import { MessagePanel } from '@/components/dialogs/message-panel';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { CardCue } from '@/components/ui/card-cue';
import { CardGrid } from '@/components/ui/card-grid';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { PictureBox } from '@/components/ui/picture-box';
import { RewardCard } from '@/components/ui/reward-card';
import { Skeleton } from '@/components/ui/skeleton';
import { Thumb } from '@/components/ui/thumb';
import { GalleryChoices } from './gallery-choices';
import { GalleryDialogs } from './gallery-dialogs';
import { GalleryForm } from './gallery-form';
import styles from './gallery.module.scss';

const LOOKS = ['primary', 'soft', 'secondary', 'waiting', 'ghost', 'danger'] as const;
const SIZES = ['s', 'm', 'l'] as const;

/** All states of the shared components, for designers and visual tests; features come from the page. */
export function Gallery({ tiles, lists }: { tiles: ReactNode; lists: ReactNode }) {
  return (
    <main id="main" className={styles.gallery}>
      <h1 className={styles.title}>Gallery</h1>
      <Part name="buttons">
        <Buttons />
      </Part>
      <Part name="fields">
        <GalleryForm />
      </Part>
      <Part name="choices">
        <GalleryChoices />
      </Part>
      <Part name="tiles">
        <div className={styles.tiles}>{tiles}</div>
      </Part>
      <Part name="cards">
        <CardGrid lead="across">
          {['Leading', 'Second', 'Third with a name that takes more than one line of its card', 'Fourth'].map(
            (name, index) => (
              <li key={name}>
                <Card
                  picture={<PictureBox src={null} width={640} height={360} icon="gift" />}
                  href="/"
                  name={name}
                  summary="A few words that say what stands behind the card."
                  foot={<CardCue text="See it" {...(index === 0 && { look: 'primary' })} />}
                />
              </li>
            ),
          )}
        </CardGrid>
        <ul className={styles.rewards}>
          <RewardCard status="Active" tone="current" name="Welcome bonus" amount="100 €" texts={['35 times']}>
            <Button size="s">Play</Button>
          </RewardCard>
          <RewardCard status="Expired" tone="over" name="Reload" texts={['Over since Monday']} />
        </ul>
      </Part>
      <Part name="states">
        <EmptyState icon="coins" title="Nothing here yet" text="What stands here, and the way to it.">
          <Button>To the games</Button>
        </EmptyState>
        <FailedState />
        <div className={styles.row}>
          <Skeleton className={styles.skeleton} />
          <Skeleton className={styles.skeleton} />
          <Thumb src={null} icon="trophy" />
          <Thumb src={null} icon="card" isLogo />
        </div>
      </Part>
      <Part name="dialogs">
        <div className={styles.panel}>
          <MessagePanel icon="ticket" title="Promo code activated" amount="50 €" text="What it brought.">
            <Button isWide>Main</Button>
            <Button look="ghost" isWide>
              Second
            </Button>
          </MessagePanel>
        </div>
        <GalleryDialogs />
      </Part>
      <Part name="lists">{lists}</Part>
    </main>
  );
}

function Buttons() {
  return (
    <>
      {LOOKS.map((look) => (
        <div key={look} className={styles.row}>
          {SIZES.map((size) => (
            <Button key={size} look={look} size={size}>
              {look} {size}
            </Button>
          ))}
          <Button look={look} isBusy>
            Busy
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
          <ButtonLink look={look} href="/">
            Link
          </ButtonLink>
        </div>
      ))}
      <div className={styles.row}>
        <IconButton aria-label="Search">
          <Icon name="search" />
        </IconButton>
        <BackLink href="/">Back</BackLink>
      </div>
    </>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part} data-testid={`gallery-${name}`}>
      <h2 className={styles.name}>{name}</h2>
      {children}
    </section>
  );
}

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Link } from '@/components/ui/link';
import { sumText } from '@/lib/format/money';
import type { PlayMode } from '@/lib/games/play-rules';
import { paths } from '@/lib/routing/paths';
import { openDialog } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { askToSignIn } from '../tile/ask-to-sign-in';
import tile from '../tile/game-tile.module.scss';
import { usePlayerMarks } from '../tile/use-player-marks';
import styles from './game-bar.module.scss';
import type { GameRoomProps } from './types';
import type { Exit } from './use-exit';
import type { FullScreen } from './use-full-screen';

const SessionClock = lazyPart(() => import('./session-clock').then((module) => module.SessionClock));

interface GameBarProps extends Pick<GameRoomProps, 'game' | 'hasHeart'> {
  mode: PlayMode | null;
  screen: FullScreen;
  exit: Pick<Exit, 'href' | 'onClick'>;
  onSwitch(mode: PlayMode): void;
}

/** Exit, name, time played, balance, favourite and full screen. */
export function GameBar({ game, mode, hasHeart, screen, exit, onSwitch }: GameBarProps) {
  const t = useTranslations('games');
  return (
    <header className={clsx(styles.bar, mode && styles.playing)} data-theme={mode ? 'dark' : undefined}>
      <Link href={exit.href} className={styles.exit} aria-label={t('exit')} onClick={exit.onClick}>
        <Icon name="arrowLeft" />
      </Link>
      <div className={styles.title}>
        <h1 className={styles.name}>{game.name}</h1>
        {mode && <SessionClock fallback={<span className={styles.clock} />} />}
      </div>
      {mode && <ModeSwitch mode={mode} hasDemo={game.hasDemo} onSwitch={onSwitch} />}
      <WhoPlays mode={mode} />
      {hasHeart && <BarHeart sysname={game.sysname} name={game.name} />}
      {screen.isOffered && (
        <IconButton
          className={styles.tool}
          aria-label={t(screen.isFull ? 'exitFullScreen' : 'fullScreen')}
          onClick={screen.toggle}
        >
          <Icon name={screen.isFull ? 'exitFullScreen' : 'enterFullScreen'} />
        </IconButton>
      )}
    </header>
  );
}

type ModeSwitchProps = Pick<GameBarProps, 'onSwitch'> & { mode: PlayMode; hasDemo: boolean };

/** Phones only have space for the link to real play, with a short label. */
function ModeSwitch({ mode, hasDemo, onSwitch }: ModeSwitchProps) {
  const t = useTranslations('games');
  if (mode === 'real' && !hasDemo) return null;
  const label = t(mode === 'demo' ? 'playReal' : 'playDemo');
  return (
    <button
      type="button"
      className={clsx(styles.switch, mode === 'demo' && styles.always)}
      aria-label={label}
      onClick={() => onSwitch(mode === 'demo' ? 'real' : 'demo')}
    >
      <span className={styles.switchLabel}>{label}</span>
      {mode === 'demo' && <span className={styles.switchWord}>{t('playRealShort')}</span>}
    </button>
  );
}

/** The balance in use and, for real money, a deposit link; guests get sign-in and registration instead. */
function WhoPlays({ mode }: { mode: PlayMode | null }) {
  const t = useTranslations('games');
  const common = useTranslations('common');
  const user = useSession((state) => (state.status === 'player' ? state.user : null));
  const isGuest = useSession((state) => state.status === 'guest');
  const enter = (type: 'authorization' | 'registration') => void openDialog('auth', { type });
  if (user) {
    const balance = mode === 'demo' ? user.balance_fun : user.balance_main;
    return (
      <>
        <span className={clsx(styles.balance, mode === 'demo' && styles.playMoney)}>
          <span className={styles.balanceLabel}>{mode === 'demo' ? t('funBalance') : common('balance')}</span>
          <span data-testid="balance">{sumText(balance)}</span>
        </span>
        {mode !== 'demo' && (
          <Link href={paths.deposit()} className={styles.deposit} aria-label={common('deposit')}>
            <Icon name="plus" size={18} />
          </Link>
        )}
      </>
    );
  }
  return (
    isGuest &&
    mode !== 'demo' && (
      <>
        <Button look="ghost" size="s" onClick={() => enter('authorization')}>
          {common('logIn')}
        </Button>
        <Button look="secondary" size="s" className={styles.join} onClick={() => enter('registration')}>
          {common('register')}
        </Button>
      </>
    )
  );
}

/** Asks a guest to sign in (R-GAME-11). */
function BarHeart({ sysname, name }: { sysname: string; name: string }) {
  const t = useTranslations('games');
  const [{ liked, toggle }, reader] = usePlayerMarks(true);
  const isLiked = liked.has(sysname);
  return (
    <>
      <IconButton
        className={clsx(tile.heart, styles.heart, isLiked && tile.liked)}
        aria-label={t('favourite', { name })}
        aria-pressed={isLiked}
        onClick={({ currentTarget }) => {
          currentTarget.dataset['pressed'] = '';
          if (toggle) toggle(sysname);
          else void askToSignIn();
        }}
      />
      {reader}
    </>
  );
}

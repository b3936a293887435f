import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AddedMessages } from '@/components/ui/added-messages';
import { LostPart } from '@/components/ui/lost-part';
import { QueryProvider } from '@/components/shared/query/query-client';
import { useLoaded } from '@/components/ui/use-loaded';
import { loadMessages } from '@/i18n/lazy-messages';
import { likesQuery, recentGamesQuery } from '@/lib/games/queries';
import { hallQueryText, NO_FILTER, ROW_FULL } from '@/lib/games/rules';
import { firstStepsQuery, namedGamesQuery, suggestedGamesQuery } from '@/lib/games/home-queries';
import { paths } from '@/lib/routing/paths';
import type { User } from '@/lib/session/schema';
import { HomeBoxes } from './home-boxes';
import { NextUp } from './next-up';
import { OwnRow } from './own-row';
import { PlayerStrip } from './player-strip';

function loadTexts() {
  return loadMessages(['home', 'points']).catch(() => 'unread' as const);
}

interface PlayerHomeProps {
  user: User;
  hasHeart: boolean;
  /** Row titles are links (the operator's "clickable titles" setting). */
  isTitleLink: boolean;
}

/** Shown to players instead of the banners: status, own games, and what is next. */
export function PlayerHome(props: PlayerHomeProps) {
  const messages = useLoaded(loadTexts);
  if (messages === null) return <HomeBoxes />;
  if (messages === 'unread') return <LostPart />;
  return (
    <AddedMessages messages={messages}>
      <QueryProvider>
        <Parts {...props} />
      </QueryProvider>
    </AddedMessages>
  );
}

function Parts({ user, hasHeart, isTitleLink }: PlayerHomeProps) {
  const own = { uid: user.uid, isTitleLink };
  return (
    <HomeBoxes
      strip={<PlayerStrip user={user} />}
      recent={<Continued {...own} hasHeart={hasHeart} />}
      favourites={hasHeart && <Favourites {...own} />}
      next={<NextUp />}
    />
  );
}

interface OwnProps extends Pick<PlayerHomeProps, 'isTitleLink'> {
  uid: number;
}

function usePlayed(uid: number) {
  const recent = useQuery(recentGamesQuery(uid));
  const played = useQuery({
    ...namedGamesQuery((recent.data ?? []).slice(0, ROW_FULL)),
    enabled: recent.data !== undefined,
  });
  return { recent, played };
}

function Continued({ uid, hasHeart, isTitleLink }: OwnProps & Pick<PlayerHomeProps, 'hasHeart'>) {
  const t = useTranslations('home.own');
  const { recent, played } = usePlayed(uid);
  // Or none of them is in the catalogue any more.
  const isNew = recent.data?.length === 0 || played.data?.length === 0;
  const first = useQuery({ ...firstStepsQuery, enabled: isNew });
  const shown = isNew ? first : played;
  return (
    <OwnRow
      title={t(isNew ? 'startHere' : 'continue')}
      href={`${paths.gameHall()}${isNew ? '' : '?own=recent'}`}
      games={recent.data && shown.data}
      hasHeart={hasHeart}
      isTitleLink={isTitleLink}
      isFailed={recent.isError || shown.isError}
      onRetry={() => void (recent.isError ? recent : shown).refetch()}
    />
  );
}

function Favourites({ uid, isTitleLink }: OwnProps) {
  const t = useTranslations('home.own');
  const likes = useQuery(likesQuery(uid));
  const games = useQuery({
    ...namedGamesQuery((likes.data ?? []).slice(0, ROW_FULL)),
    enabled: likes.data !== undefined,
    placeholderData: (before) => before,
  });
  if (likes.data && games.data?.length === 0) return <Suggested uid={uid} isTitleLink={isTitleLink} />;
  return (
    <OwnRow
      title={t('favourites')}
      href={`${paths.gameHall()}?own=favourites`}
      games={likes.data && games.data}
      hasHeart
      isTitleLink={isTitleLink}
      isFailed={likes.isError || games.isError}
      onRetry={() => void (likes.isError ? likes : games).refetch()}
    />
  );
}

/** For empty favourites: games to try, each with a heart. */
function Suggested({ uid, isTitleLink }: OwnProps) {
  const t = useTranslations('home.own');
  const { recent, played } = usePlayed(uid);
  const known = played.data ?? [];
  // Suggestions also work without the play history.
  const isSettled = [recent, played].some(({ isError }) => isError) || played.data !== undefined;
  const { data, isError, refetch } = useQuery({ ...suggestedGamesQuery(known), enabled: isSettled });
  const providers = data?.provider ? [data.provider] : [];
  const like = providers.length > 0 && known[0];
  return (
    <OwnRow
      title={like ? t('sameProvider', { game: like.name }) : t('discover')}
      href={`${paths.gameHall()}${hallQueryText({ ...NO_FILTER, providers })}`}
      games={data?.games}
      hasHeart
      isTitleLink={isTitleLink}
      isFailed={isError}
      onRetry={() => void refetch()}
    />
  );
}

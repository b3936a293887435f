import { CHARACTERS, FIRST_NOTICES, PROGRAMS, type SeedLevel } from './seed/loyalty';
import { both } from './seed/both';
import { atomically, execute, firstRow } from './sql';
import type { Text } from './texts';
import type { World } from './world';

/** Coins of the demo account and of everybody else on joining the club. */
const DEMO_UID = 1001;
const DEMO_POINTS = 4820;
const JOINING_POINTS = 250;

export interface Member {
  uid: number;
  id: number;
  /** To spend. */
  points: number;
  /** Ever collected; decides the level. */
  earned: number;
  character_id: number | null;
  counted_round: number;
}

export interface Notice {
  trigger: string;
  type: string;
  title: Text;
  message: Text;
  amount: number | null;
  image?: string;
}

/** Puts a notice in the player's queue; it is handed out once. */
export function notify(world: World, uid: number, notice: Notice): void {
  execute(
    world,
    `insert into loyalty_notices (uid, trigger, type, title_en, title_fr, message_en, message_fr, amount, image)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    uid,
    notice.trigger,
    notice.type,
    notice.title.en,
    notice.title.fr,
    notice.message.en,
    notice.message.fr,
    notice.amount,
    notice.image ?? null,
  );
}

/** Levels of the club that every player is in. */
export function clubLevels(): readonly SeedLevel[] {
  return PROGRAMS[0]?.levels ?? [];
}

/** The highest level that so many points ever collected have reached. */
export function levelFor(levels: readonly SeedLevel[], earned: number): SeedLevel | undefined {
  return levels.filter((level) => level.points <= earned).at(-1);
}

/** The player's club membership, made on first sight and brought up to date with the rounds played since. */
export function loadMember(world: World, uid: number): Member {
  return atomically(world, () => {
    const found = readMember(world, uid) ?? join(world, uid);
    return collectPoints(world, found);
  });
}

function readMember(world: World, uid: number): Member | undefined {
  return firstRow<Member>(world, 'select * from loyalty_members where uid = ?', uid);
}

function join(world: World, uid: number): Member {
  const points = uid === DEMO_UID ? DEMO_POINTS : JOINING_POINTS;
  const lastRound = firstRow<{ id: number | null }>(
    world,
    'select max(id) as id from game_rounds where uid = ?',
    uid,
  );
  const characterId = uid === DEMO_UID ? (CHARACTERS[1]?.id ?? null) : null;
  const countedRound = lastRound?.id ?? 0;
  execute(
    world,
    'insert into loyalty_members (uid, id, points, earned, character_id, counted_round) values (?, ?, ?, ?, ?, ?)',
    uid,
    500_000 + uid,
    points,
    points,
    characterId,
    countedRound,
  );
  for (const notice of FIRST_NOTICES) notify(world, uid, notice);
  return {
    uid,
    id: 500_000 + uid,
    points,
    earned: points,
    character_id: characterId,
    counted_round: countedRound,
  };
}

/** One point per full main unit staked for real since the last look; less than one waits for the rounds to come. */
function collectPoints(world: World, member: Member): Member {
  const since = firstRow<{ last: number | null; staked: number | null }>(
    world,
    `select max(id) as last, sum(stake) as staked from game_rounds where uid = ? and mode = 'real' and id > ?`,
    member.uid,
    member.counted_round,
  );
  const gained = Math.floor((since?.staked ?? 0) / 100);
  const lastRound = since?.last ?? null;
  if (gained === 0 || lastRound === null) return member;
  const before = levelFor(clubLevels(), member.earned);
  const grown = {
    ...member,
    points: member.points + gained,
    earned: member.earned + gained,
    counted_round: lastRound,
  };
  execute(
    world,
    'update loyalty_members set points = ?, earned = ?, counted_round = ? where uid = ?',
    grown.points,
    grown.earned,
    grown.counted_round,
    member.uid,
  );
  const after = levelFor(clubLevels(), grown.earned);
  if (after !== undefined && after.id !== before?.id) notify(world, member.uid, levelNotice(after));
  return grown;
}

function levelNotice(level: SeedLevel): Notice {
  return {
    trigger: 'level',
    type: 'credit',
    title: both('New level', 'Nouveau niveau'),
    message: both(`You have reached ${level.name.en}.`, `Vous avez atteint le niveau ${level.name.fr}.`),
    amount: null,
  };
}

import { allRows, execute } from '../../world/sql';
import { CHARACTERS, PROGRAMS, type SeedLevel, type SeedProgram } from '../../world/seed/loyalty';
import { clubLevels, levelFor, loadMember } from '../../world/loyalty-member';
import { DONE } from '../done';
import { fieldFault } from '../field-fault';
import { countParam, type PlatformCall, type SandboxMethod, type SandboxMethods } from '../method';
import { buyProduct, getProducts } from './loyalty-shop';

const DEFAULT_CHARACTERS = 10;
const POINTS_ALIAS = { en: 'coins', fr: 'pièces' } as const;

function describeCharacter({ locale }: PlatformCall, character: (typeof CHARACTERS)[number]) {
  return {
    id: character.id,
    name: character.name[locale],
    image: `/platform/media/characters/${character.sysname}.webp`,
  };
}

function describeLevels({ locale }: PlatformCall, levels: readonly SeedLevel[], earned: number | null) {
  const current = earned === null ? undefined : levelFor(levels, earned);
  return levels.map(({ id, name, points }) => ({
    id,
    name: name[locale],
    points,
    is_current: id === current?.id,
  }));
}

function describeProgram({ locale }: PlatformCall, program: SeedProgram) {
  return {
    id: program.id,
    sysname: program.sysname,
    name: program.name[locale],
    text: program.text[locale],
    image: `/platform/media/shop/program-${program.sysname}.webp`,
  };
}

const getInfo: SandboxMethod = {
  verb: 'GET',
  isForPlayers: true,
  handle: (call) => {
    const member = loadMember(call.world, call.uid);
    const character = CHARACTERS.find(({ id }) => id === member.character_id);
    return {
      id: member.id,
      is_active: true,
      points: member.points,
      character: character === undefined ? null : describeCharacter(call, character),
      levels: describeLevels(call, clubLevels(), member.earned),
      pointsAlias: POINTS_ALIAS[call.locale],
      uid: call.uid,
    };
  },
};

const getCharacters: SandboxMethod = {
  verb: 'GET',
  isForPlayers: true,
  handle: (call) => {
    const offset = countParam(call.query, 'offset', 0);
    const limit = countParam(call.query, 'count', DEFAULT_CHARACTERS);
    return {
      id: loadMember(call.world, call.uid).character_id,
      paged: {
        items: CHARACTERS.slice(offset, offset + limit).map((character) =>
          describeCharacter(call, character),
        ),
        offset,
        limit,
        total: CHARACTERS.length,
      },
    };
  },
};

const setCharacter: SandboxMethod = {
  verb: 'POST',
  isForPlayers: true,
  handle: ({ world, uid, body }) => {
    const id = countParam(body, 'id', 0);
    if (!CHARACTERS.some((character) => character.id === id)) {
      throw fieldFault('id', 'not_found', 'Unknown character');
    }
    loadMember(world, uid);
    execute(world, 'update loyalty_members set character_id = ? where uid = ?', id, uid);
    return DONE;
  },
};

interface NoticeRow {
  id: number;
  trigger: string;
  type: string;
  title: string;
  message: string;
  amount: number | null;
  amount_type: string;
  image: string | null;
}

const getNotifications: SandboxMethod = {
  verb: 'GET',
  isForPlayers: true,
  handle: ({ world, uid, locale }) => {
    loadMember(world, uid);
    const rows = allRows<NoticeRow>(
      world,
      `update loyalty_notices set given_at = ? where uid = ? and given_at is null
       returning id, trigger, type, title_${locale} as title, message_${locale} as message, amount, amount_type, image`,
      world.clock.now(),
      uid,
    );
    const loyalty = rows
      .map(({ id, trigger, type, title, message, amount, amount_type, image }) => {
        return { id, trigger, type, title, message, amount, amountType: amount_type, image };
      })
      .sort((a, b) => a.id - b.id);
    return { loyalty };
  },
};

const getPrograms: SandboxMethod = {
  verb: 'GET',
  isForPlayers: false,
  handle: (call) => ({
    items: PROGRAMS.map((program) => describeProgram(call, program)),
    total: PROGRAMS.length,
  }),
};

const getProgram: SandboxMethod = {
  verb: 'GET',
  isForPlayers: false,
  handle: (call) => {
    const program = PROGRAMS.find(({ sysname }) => sysname === call.query.get('sysname'));
    if (program === undefined) {
      throw fieldFault('sysname', 'not_found', 'Unknown programme');
    }
    const earned = call.uid > 0 ? loadMember(call.world, call.uid).earned : null;
    return { ...describeProgram(call, program), levels: describeLevels(call, program.levels, earned) };
  },
};

/** The players' club: level, coins, characters, notices, programmes and shop. */
export const loyaltyMethods: SandboxMethods = {
  'loyalty.getinfo': getInfo,
  'loyalty.getcharacters': getCharacters,
  'loyalty.setcharacter': setCharacter,
  'loyalty.getproducts': getProducts,
  'loyalty.buyproduct': buyProduct,
  'loyalty.getnotifications': getNotifications,
  'loyalty.getPrograms': getPrograms,
  'loyalty.getProgram': getProgram,
};

import { defineAction } from '@/lib/platform/action';
import { defineMethod } from '@/lib/platform/method';
import { characters, loyaltyInfo, notices, products, program, programs, purchase } from './schema';

const player = { isForPlayers: true } as const;

export const getLoyaltyInfo = defineMethod()({ name: 'loyalty.getinfo', output: loyaltyInfo, ...player });

export const getCharacters = defineMethod<{ offset: number; count: number }>()({
  name: 'loyalty.getcharacters',
  output: characters,
  ...player,
});

export const setCharacter = defineAction<{ id: string }>('loyalty.setcharacter');

export const getProducts = defineMethod<{ offset: number; count: number }>()({
  name: 'loyalty.getproducts',
  output: products,
});

export const buyProduct = defineMethod<{ id: string }>()({
  name: 'loyalty.buyproduct',
  output: purchase,
  ...player,
});

export const getNotifications = defineMethod()({
  name: 'loyalty.getnotifications',
  output: notices,
  ...player,
});

export const getPrograms = defineMethod()({ name: 'loyalty.getPrograms', output: programs });

export const getProgram = defineMethod<{ sysname: string }>()({
  name: 'loyalty.getProgram',
  output: program,
});

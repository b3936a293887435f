import { defineAction, defineMethod } from '@/lib/platform/method';
import { characters, loyaltyInfo, notices, products, program, programs, purchase } from './schema';

export const getLoyaltyInfo = defineMethod()('loyalty.getinfo', loyaltyInfo);

export const getCharacters = defineMethod<{ offset: number; count: number }>()(
  'loyalty.getcharacters',
  characters,
);

export const setCharacter = defineAction<{ id: string }>('loyalty.setcharacter');

export const getProducts = defineMethod<{ offset: number; count: number }>()('loyalty.getproducts', products);

export const buyProduct = defineMethod<{ id: string }>()('loyalty.buyproduct', purchase);

export const getNotifications = defineMethod()('loyalty.getnotifications', notices);

export const getPrograms = defineMethod()('loyalty.getPrograms', programs);

export const getProgram = defineMethod<{ sysname: string }>()('loyalty.getProgram', program);

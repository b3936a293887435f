import { findPlayer } from '../world/players';
import type { World } from '../world/world';
import { PlatformFault } from './method';

/** Throws UserBannedException or UserDeletedException for an account that may not be used any more. */
export function refuseBlocked(world: World, uid: number): void {
  const state = findPlayer(world, uid)?.state;
  if (state === 'banned') throw new PlatformFault('UserBannedException', 'This account is blocked');
  if (state === 'deleted') throw new PlatformFault('UserDeletedException', 'This account was deleted');
}

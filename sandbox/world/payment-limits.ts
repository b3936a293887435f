import { readSetting } from './settings';
import type { PaymentMethod } from './seed/payment-methods';
import type { World } from './world';

interface Bounds {
  min: number;
  max: number;
}

/** Bounds of a method's deposits in round euros: those set at the control address, else the catalogue's. */
export function depositBounds(world: World, { sysname, deposit }: PaymentMethod): Bounds {
  const changed: unknown = readSetting(world, 'deposit-bounds')[sysname];
  return isBounds(changed) ? changed : deposit;
}

function isBounds(value: unknown): value is Bounds {
  if (typeof value !== 'object' || value === null) return false;
  const { min, max } = value as Partial<Record<keyof Bounds, unknown>>;
  return typeof min === 'number' && typeof max === 'number';
}

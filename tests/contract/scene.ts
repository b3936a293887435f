import type { PlatformMethodName } from '@/lib/platform/names';
import type { CodePurpose } from '@/sandbox/world/codes';
import type { Visitor } from '../support/sandbox-visitor';

/** Who calls a method in the contract tests. */
export interface Scene {
  guest: Visitor;
  /** The demo account, with a history of its own. */
  player: Visitor;
  /** An account nobody else uses, for calls that change who may sign in. */
  fresh: Visitor;
  /** The code the platform sent last for a purpose and target. */
  code(purpose: CodePurpose, target: string): string;
}

/** Sensible calls of methods, each through the product's own definition of it; the last call is the one meant. */
export type Calls = Partial<Record<PlatformMethodName, (scene: Scene) => Promise<unknown>>>;

export const DEMO_EMAIL = 'demo@example.com';

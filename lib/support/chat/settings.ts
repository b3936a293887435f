import type * as z from 'zod/mini';
import { reportFailure } from '@/lib/browser/report';
import { readPlatform } from '@/lib/platform/read';
import { getSupportSettings, storeChatEvent } from '../api';
import type { chatSettings } from '../schema';
import type { ChatIdentity } from './contract';
import type { ChatKind } from './kinds';

export interface ChatChoice {
  kind: ChatKind | null;
  config: Readonly<Record<string, unknown>>;
}

/** The platform's choice of a chat wins. Only players have an identity. Never throws (R-SUP-08). */
export async function readChatSettings(
  fallback: ChatChoice,
  isPlayer: boolean,
): Promise<ChatChoice & { identity: ChatIdentity | null; hasFailed: boolean }> {
  try {
    const { kind, config, identity } = await readPlatform.call(getSupportSettings, {});
    const choice = kind === null ? fallback : { kind, config: config ?? {} };
    return { ...choice, identity: isPlayer ? toIdentity(identity) : null, hasFailed: false };
  } catch (error) {
    reportFailure('Chat settings', error);
    return { ...fallback, identity: null, hasFailed: true };
  }
}

function toIdentity(identity: z.infer<typeof chatSettings>['identity']): ChatIdentity | null {
  if (!identity?.external_id) return null;
  const { external_id: externalId, name, email, restore_id: restoreId } = identity;
  return { externalId, name, email, restoreId };
}

/** Reports an event of the chat to the platform (R-SUP-07); a failure is only logged to the console. */
export async function keepChatEvent(name: string, params: Record<string, unknown>): Promise<void> {
  try {
    const { actPlatform } = await import('@/lib/platform/act');
    await actPlatform.call(storeChatEvent, { event_name: name, event_params: params });
  } catch (error) {
    reportFailure('Chat event', error);
  }
}

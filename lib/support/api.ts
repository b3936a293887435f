import { defineAction, defineMethod, type WireValue } from '@/lib/platform/method';
import { chatSettings } from './schema';

export const getSupportSettings = defineMethod()('support.getsettings', chatSettings);

/** Every field of the configured form; these four are always sent. */
export const sendFeedback = defineAction<
  Record<'name' | 'email' | 'subject' | 'message', WireValue> & Record<string, WireValue>
>('Support.sendFeedback');

export const storeChatEvent = defineAction<{ event_name: string; event_params: Record<string, unknown> }>(
  'FreshChat.storeChatEvent',
);

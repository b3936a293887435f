import { defineAction } from '@/lib/platform/action';
import { defineMethod, type WireValue } from '@/lib/platform/method';
import { actionResult } from '@/lib/platform/values';
import { chatSettings } from './schema';

export const getSupportSettings = defineMethod()({ name: 'support.getsettings', output: chatSettings });

/** Every field of the configured form; these four are always sent. */
export const sendFeedback = defineMethod<
  Record<'name' | 'email' | 'subject' | 'message', WireValue> & Record<string, WireValue>
>()({
  name: 'Support.sendFeedback',
  output: actionResult,
  textFields: ['name', 'email', 'subject', 'message'],
});

export const storeChatEvent = defineAction<{ event_name: string; event_params: Record<string, unknown> }>(
  'FreshChat.storeChatEvent',
);

import { defineAction } from '@/lib/platform/action';
import { defineMethod } from '@/lib/platform/method';
import { actionResult } from '@/lib/platform/values';
import { chatSettings } from './schema';

export const getSupportSettings = defineMethod()({ name: 'support.getsettings', output: chatSettings });

export const sendFeedback = defineMethod<{
  name: string;
  email: string;
  subject: string;
  message: string;
}>()({
  name: 'Support.sendFeedback',
  output: actionResult,
  textFields: ['name', 'email', 'subject', 'message'],
});

export const storeChatEvent = defineAction<{ event_name: string; event_params: Record<string, unknown> }>(
  'FreshChat.storeChatEvent',
);

import assert from 'node:assert/strict';
import { readBettingMessage } from './rules';
import { property } from '@/tests/support/property';
import { anyValue } from '@/tests/support/generated';

property('message of the sportsbook has a height that fits', anyValue, (value) => {
  const message = readBettingMessage(value);
  if (message?.kind === 'height') assert.ok(message.height > 0 && message.height <= 20_000);
});

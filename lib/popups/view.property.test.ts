import assert from 'node:assert/strict';
import { toCampaignPopup } from './view';
import { property } from '@/tests/support/property';
import { anyJson } from '@/tests/support/generated';

const SITE = 'https://casino.example';

property('campaign popup shows plain text and safe addresses', anyJson, (value) => {
  const description = typeof value === 'object' && value !== null ? { ...value } : { title: value };
  const { title, text, image, buttonUrl } = toCampaignPopup(description);
  assert.doesNotMatch(`${title} ${text}`, /<[^>]*>/);
  for (const address of [image, buttonUrl]) {
    if (address !== null) assert.match(new URL(address, SITE).protocol, /^https?:$/);
  }
});

import assert from 'node:assert/strict';
import { readEmailLink } from './rules';
import { property } from '@/tests/support/property';
import { anyQuery } from '@/tests/support/generated';

property('link of an e-mail has both halves or none', anyQuery, (query) => {
  const link = readEmailLink(new URLSearchParams(query));
  if (link !== null) assert.ok(link.contact !== '' && link.code !== '' && link.code.length <= 200);
});

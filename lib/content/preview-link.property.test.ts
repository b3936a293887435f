import assert from 'node:assert/strict';
import { previewTarget } from './preview-link';
import { property } from '@/tests/support/property';
import { anyQuery } from '@/tests/support/generated';

property(
  'forged preview link leads nowhere',
  anyQuery,
  (query) => {
    assert.equal(previewTarget(new URLSearchParams(query), 'a-secret-of-the-operator', 0), null);
  },
  0.5,
);

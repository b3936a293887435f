import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  readAuthFlags,
  readCampaignPopup,
  readPromoCode,
  withoutAuthFlags,
  withoutNames,
} from './query-flags';
import { property } from '@/tests/support/property';
import { anyQuery, anyText } from '@/tests/support/generated';

const FLAGS = new Set(['show_popup_reg', 'show_popup_auth', 'prevent_close', 'redirectUrl']);

property(
  'flags are gone once they were taken out, everything else stays',
  anyQuery,
  (query) => {
    const rest = withoutAuthFlags(query);
    assert.deepEqual(readAuthFlags(rest), { type: null, preventClose: false, redirectUrl: null });
    assert.equal(withoutAuthFlags(rest), rest);
    const remaining = [...new URLSearchParams(query)].filter(([name]) => !FLAGS.has(name) && name !== '');
    const found = [...new URLSearchParams(rest)].filter(([name]) => name !== '');
    assert.deepEqual(found, remaining);
  },
  2,
);

property('named parameters are gone', fc.tuple(anyQuery, fc.string()), ([query, name]) => {
  assert.equal(new URLSearchParams(withoutNames(query, [name])).has(name), false);
});

property('promo code is short and trimmed', anyQuery, (query) => {
  const code = readPromoCode(query);
  if (code !== null) assert.ok(code.length > 0 && code.length <= 100 && code === code.trim());
});

property('campaign popup is a plain word', fc.tuple(anyQuery, anyText), ([query, hash]) => {
  assert.match(readCampaignPopup(query, hash)?.sysname ?? 'none', /^[\w-]{1,100}$/);
});

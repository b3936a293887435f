import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readBettingMessage } from '@/lib/betting/rules';
import { hallQueryText, isSysname, parseHallQuery } from '@/lib/games/rules';
import { allowedErrors, searchWords, typingErrors } from '@/lib/games/search-words';
import { readLaunch, readTheme, registrationOf } from '@/lib/mini-app/launch';
import {
  readAuthFlags,
  readCampaignPopup,
  readPromoCode,
  withoutAuthFlags,
  withoutNames,
} from '@/lib/routing/query-flags';
import { readEmailLink } from '@/lib/support/rules';
import { toCampaignPopup } from '@/lib/popups/view';
import { edge } from '../edge';
import { anyJson, anyQuery, anyText, anyValue } from '../inputs';

const SITE = 'https://casino.example';
const FLAGS = new Set(['show_popup_reg', 'show_popup_auth', 'prevent_close', 'redirectUrl']);

/** What stands in queries and hashes, and what frames and popups tell the page (R-GUARD-10 to R-GUARD-14, R-GAME-04, R-OFFER-11). */
export const QUERY_EDGES = [
  edge(
    'flags are gone once they were taken out, everything else stays',
    anyQuery,
    (query) => {
      const rest = withoutAuthFlags(query);
      assert.deepEqual(readAuthFlags(rest), { type: null, preventClose: false, redirectUrl: null });
      assert.equal(withoutAuthFlags(rest), rest);
      const kept = [...new URLSearchParams(query)].filter(([name]) => !FLAGS.has(name) && name !== '');
      const found = [...new URLSearchParams(rest)].filter(([name]) => name !== '');
      assert.deepEqual(found, kept);
    },
    2,
  ),
  edge('named parameters are gone', fc.tuple(anyQuery, fc.string()), ([query, name]) => {
    assert.equal(new URLSearchParams(withoutNames(query, [name])).has(name), false);
  }),
  edge('promo code is short and trimmed', anyQuery, (query) => {
    const code = readPromoCode(query);
    if (code !== null) assert.ok(code.length > 0 && code.length <= 100 && code === code.trim());
  }),
  edge('campaign popup is a plain word', fc.tuple(anyQuery, anyText), ([query, hash]) => {
    assert.match(readCampaignPopup(query, hash)?.sysname ?? 'none', /^[\w-]{1,100}$/);
  }),
  edge(
    'hall filter is read back as it was written',
    anyQuery,
    (query) => {
      const filter = parseHallQuery(query);
      assert.deepEqual(parseHallQuery(hallQueryText(filter)), filter);
      assert.ok(filter.providers.length <= 50 && filter.providers.every(isSysname));
      assert.deepEqual(parseHallQuery(hallQueryText(filter, query)), filter);
    },
    2,
  ),
  edge('link of an e-mail has both halves or none', anyQuery, (query) => {
    const link = readEmailLink(new URLSearchParams(query));
    if (link !== null) assert.ok(link.contact !== '' && link.code !== '' && link.code.length <= 200);
  }),
  edge(
    'launch data of the messenger',
    fc.oneof(
      anyQuery.map((query) => `#${query}`),
      anyText,
    ),
    (hash) => {
      const launch = readLaunch(hash);
      if (launch === null) return;
      const fields = registrationOf(launch);
      if (fields !== null)
        assert.ok(fields.id !== '' && fields.hash !== '' && fields.payload === launch.initData);
      for (const colour of Object.values(launch.theme)) assert.match(colour, /^#[0-9a-f]{6}$/i);
    },
  ),
  edge('theme holds colours only', anyValue, (value) => {
    for (const colour of Object.values(readTheme(value))) assert.match(colour, /^#[0-9a-f]{6}$/i);
  }),
  edge('message of the sportsbook has a height that fits', anyValue, (value) => {
    const message = readBettingMessage(value);
    if (message?.kind === 'height') assert.ok(message.height > 0 && message.height <= 20_000);
  }),
  edge('campaign popup shows plain text and safe addresses', anyJson, (value) => {
    const description = typeof value === 'object' && value !== null ? { ...value } : { title: value };
    const { title, text, image, buttonUrl } = toCampaignPopup(description);
    assert.doesNotMatch(`${title} ${text}`, /<[^>]*>/);
    for (const address of [image, buttonUrl]) {
      if (address !== null) assert.match(new URL(address, SITE).protocol, /^https?:$/);
    }
  }),
  edge('words of a search are folded and whole', anyText, (text) => {
    const words = searchWords(text);
    assert.ok(words.every((word) => /^[\p{L}\p{N}]+$/u.test(word)));
    assert.deepEqual(searchWords(words.join(' ')), words);
  }),
  edge(
    'typing errors are symmetric, bounded, and none for the same word',
    fc.tuple(shortWord(), shortWord()),
    ([one, other]) => {
      const limit = allowedErrors(Math.max(one.length, other.length));
      const errors = typingErrors(one, other, limit, false);
      assert.equal(errors, typingErrors(other, one, limit, false));
      assert.ok(errors >= 0 && errors <= limit + 1);
      assert.equal(typingErrors(one, one, limit, false), 0);
      assert.ok(typingErrors(one, other, limit, true) <= errors);
    },
  ),
];

function shortWord() {
  return fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '1'), maxLength: 10 });
}

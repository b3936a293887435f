import { describe, expect, it } from 'vitest';
import { parseRecord } from './collections';
import { contentOverrides } from './overrides';

const common = parseRecord('common', {
  dateTimeJoiner: 'à',
  systemPages: {
    paySuccess: { title: 'Paid', info: 'Your $$sum$$ is here', button: null },
    notFound: { title: 'Nothing here' },
    invented: { title: 'x' },
  },
});

describe('contentOverrides', () => {
  it('replaces the listed messages only, and none by a text with placeholders (R-LAY-10, R-HOME-03)', () => {
    expect(contentOverrides(common)).toEqual({
      'cashier.dateTimeJoiner': 'à',
      'system.paySuccess.title': 'Paid',
      'system.notFound.title': 'Nothing here',
    });
  });

  it('joins date and time by its default word without content', () => {
    expect(contentOverrides(parseRecord('common', null))).toEqual({ 'cashier.dateTimeJoiner': 'a las' });
  });
});

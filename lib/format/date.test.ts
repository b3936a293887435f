import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatTime, toTimeMs } from './date';

const zoneBefore = process.env.TZ;

beforeAll(() => {
  process.env.TZ = 'America/New_York';
});

afterAll(() => {
  process.env.TZ = zoneBefore;
});

describe('formatDate and formatTime', () => {
  it('R-CONST-03: shows DD.MM.YYYY and H:MM in the time zone of the viewer', () => {
    expect(formatDate('2025-03-02T03:05:00Z')).toBe('01.03.2025');
    expect(formatTime('2025-03-02T14:05:00Z')).toBe('9:05');
  });

  it('shows UTC where the viewer is not known', () => {
    expect(formatDate('2025-03-02T03:05:00Z', 'utc')).toBe('02.03.2025');
    expect(formatTime('2025-03-02T03:05:00Z', 'utc')).toBe('3:05');
  });

  it('takes a Unix time in seconds, as number or text', () => {
    expect(formatDate(1_740_884_700, 'utc')).toBe('02.03.2025');
    expect(formatDate('1740884700', 'utc')).toBe('02.03.2025');
    expect(formatDate(0, 'utc')).toBe('01.01.1970');
  });

  it.each(['2025-03-02T03:05:00', '2025-03-02 03:05', '2025-3-2 3:05'])(
    'takes %s, which has no zone, for UTC',
    (value) => {
      expect(formatDateTime(value, { joiner: 'a las' })).toBe('01.03.2025 a las 22:05');
      expect(formatDateTime(value, { joiner: 'a las', zone: 'utc' })).toBe('02.03.2025 a las 3:05');
      expect(toTimeMs(value)).toBe(Date.UTC(2025, 2, 2, 3, 5));
    },
  );

  it('never moves a bare day to its neighbour', () => {
    expect(formatDate('1990-05-21')).toBe('21.05.1990');
    expect(formatDate('1990-05-21', 'utc')).toBe('21.05.1990');
  });

  it.each([null, undefined, '', 'soon', '-000001-12-31T23:59:59.999Z', 253_500_000_000])(
    'shows nothing for %s',
    (value) => {
      expect(formatDate(value)).toBe('');
      expect(formatTime(value)).toBe('');
      expect(formatDateTime(value, { joiner: 'a las' })).toBe('');
      expect(toTimeMs(value)).toBeNull();
    },
  );
});

describe('formatDateTime', () => {
  it('R-CONST-03: joins by the given word', () => {
    expect(formatDateTime('2025-03-02T09:05:00Z', { zone: 'utc', joiner: 'a las' })).toBe(
      '02.03.2025 a las 9:05',
    );
    expect(formatDateTime('2025-03-02T09:05:00Z', { zone: 'utc', joiner: 'à' })).toBe('02.03.2025 à 9:05');
  });
});

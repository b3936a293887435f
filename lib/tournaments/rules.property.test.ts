import assert from 'node:assert/strict';
import fc from 'fast-check';
import { timeLeft } from '@/lib/format/date';
import { remaining } from './rules';
import { assertPlain, property } from '@/tests/support/property';
import { anyTime } from '@/tests/support/generated';

property(
  'what is left adds up and never goes below nothing',
  fc.tuple(anyTime, fc.integer({ min: -1e13, max: 1e13 })),
  ([until, now]) => {
    const left = timeLeft(until, now);
    const { days, hours, minutes, seconds, totalSeconds } = left;
    assert.equal(((days * 24 + hours) * 60 + minutes) * 60 + seconds, totalSeconds);
    assert.ok(totalSeconds >= 0 && hours < 24 && minutes < 60 && seconds < 60);
    if (typeof until === 'string') assertPlain(JSON.stringify(remaining(until, now)));
  },
);

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { remaining } from './rules';
import { property } from '@/tests/support/property';
import { anyTime } from '@/tests/support/generated';

property(
  'what is left adds up and never goes below nothing',
  fc.tuple(anyTime, fc.integer({ min: -1e13, max: 1e13 })),
  ([time, now]) => {
    const until = String(time);
    const left = remaining(until, now);
    if (left === null) return;
    const { days, hours, minutes, seconds } = left;
    const total = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
    assert.equal(((days * 24 + hours) * 60 + minutes) * 60 + seconds, total);
    assert.ok(hours < 24 && minutes < 60 && seconds < 60);
  },
);

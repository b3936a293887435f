import { describe, expect, it } from 'vitest';
import { isSvgResponse } from './svg';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a picture under an .svg address (R-BAN-07)', () => {
  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg width="1"></svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY a "b">]>\n<svg>',
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
  ])('is one: %s', (text) => {
    expect(isSvgResponse('image/svg+xml; charset=utf-8', bytes(text))).toBe(true);
  });

  it.each([
    ['text/html', '<svg></svg>'],
    ['image/png', '<svg></svg>'],
    [null, '<svg></svg>'],
    ['image/svg+xml', '<html><body><svg></svg></body></html>'],
    ['image/svg+xml', '<script>alert(1)</script>'],
    ['image/svg+xml', '<svgx>'],
    ['image/svg+xml', 'GIF89a'],
  ])('is refused: %s %s', (type, text) => {
    expect(isSvgResponse(type, bytes(text))).toBe(false);
  });
});

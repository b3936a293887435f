'use client';

export function SearchDialog() {
  return null;
}

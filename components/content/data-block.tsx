'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';

interface DataBlockProps {
  type: 'application/json' | 'application/ld+json';
  /** Serialized with `<` escaped, so that no text can close the script element. */
  json: string;
  id?: string;
}

/**
 * Data block in the head of the server's document: React hoists titles and links, not data blocks; this is Next.js's
 * API for it. Renders nothing in the browser: nothing to match on hydration, or for Trusted Types to block.
 */
export function DataBlock({ type, json, id }: DataBlockProps) {
  // The callback runs on every flush of the document.
  const isSent = useRef(false);
  useServerInsertedHTML(() => {
    if (isSent.current) return null;
    isSent.current = true;
    return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: json }} />;
  });
  return null;
}

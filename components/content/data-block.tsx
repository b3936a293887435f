'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';

interface DataBlockProps {
  type: 'application/json' | 'application/ld+json';
  /** Serialised with `<` escaped, so that no text can end the script. */
  json: string;
  id?: string;
}

/**
 * Data in the head of the document the server sends. React lifts titles and links there, not data blocks; this is the way
 * in that Next.js has. The browser renders nothing, so that nothing has to match; Trusted Types would not let it.
 */
export function DataBlock({ type, json, id }: DataBlockProps) {
  // Asked at every flush of the document.
  const isSent = useRef(false);
  useServerInsertedHTML(() => {
    if (isSent.current) return null;
    isSent.current = true;
    return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: json }} />;
  });
  return null;
}

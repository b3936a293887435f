'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';

/**
 * Structured data in the head of the document the server sends. React lifts titles and links there, not data blocks; this
 * is the framework's own way in. The browser draws nothing, so that nothing has to match.
 * @param json Serialised with `<` escaped, so that no text can end the script.
 */
export function JsonLd({ json }: { json: string }) {
  // Asked at every flush of the document.
  const isSent = useRef(false);
  useServerInsertedHTML(() => {
    if (isSent.current) return null;
    isSent.current = true;
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
  return null;
}

import { useEffect, useState } from 'react';

/** Milliseconds that the label 'Copied' and the toast show. @spec B2.64, B2.65, B9.19 */
export const copiedShownMs = { label: 1500, toast: 3000 } as const;

/** Copies a text, and says for a while that it did. A second copy starts the time again. */
export const useCopied = (text: string, shownMs: number): readonly [isCopied: boolean, copy: () => void] => {
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copies, shownMs]);
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(() => setCopies((before) => before + 1));
  };
  return [isCopied, copy];
};

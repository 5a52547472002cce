import { useEffect, useState } from 'react';

/** Milliseconds that the label 'Copied' shows. @spec B2.64, B9.19 */
const labelShownMs = 1_500;

/**
 * Copies a text, and says for a while that it did. A second copy starts the time again.
 * @param onCopied called each time
 */
export const useCopied = (text: string, onCopied: () => void): readonly [isCopied: boolean, copy: () => void] => {
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), labelShownMs);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(() => {
      setCopies((before) => before + 1);
      onCopied();
    });
  };
  return [isCopied, copy];
};

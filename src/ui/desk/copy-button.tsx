import { useState } from 'react';
import { useHasClipboard } from '../use-has-clipboard.ts';
import styles from './desk.module.css';

interface CopyButtonProps {
  readonly text: string;
  /** Names the text for screen readers. */
  readonly of: string;
}

export const CopyButton = ({ text, of }: CopyButtonProps) => {
  const canCopy = useHasClipboard();
  const [outcome, setOutcome] = useState<string | null>(null);
  if (!canCopy) return null;
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('Copied'),
      () => setOutcome('Couldn’t copy. Select the text instead.'),
    );
  };
  return (
    <span className={styles.copy}>
      <button type="button" className={styles.textButton} onClick={copy}>
        Copy<span className="visually-hidden"> {of}</span>
      </button>
      <span aria-live="polite" className={styles.quiet}>
        {outcome}
      </span>
    </span>
  );
};

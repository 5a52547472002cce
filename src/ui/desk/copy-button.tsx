import { useEffect, useState } from 'react';
import styles from './desk.module.css';

interface CopyButtonProps {
  readonly text: string;
  /** What the text is, for screen readers. */
  readonly of: string;
}

/** Copies a text. Browsers without a clipboard don't show the button. */
export const CopyButton = ({ text, of }: CopyButtonProps) => {
  const [canCopy, setCanCopy] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  useEffect(() => setCanCopy('clipboard' in navigator), []);
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

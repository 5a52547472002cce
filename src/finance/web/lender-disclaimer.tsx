import { useEffect, useState } from 'react';
import { MoreText } from '#src/ui/more-text.tsx';
import styles from './lender-disclaimer.module.css';

interface LenderDisclaimerProps {
  readonly vehicleId: number;
  /** Null where the page does not have it: then it is asked for. */
  readonly disclaimer: string | null;
  /** To how many characters it is cut until Show More. @spec B9.19 */
  readonly maxCharacters: number;
  /** Whether the shopper has asked to read it. */
  readonly isWanted: boolean;
}

// Nobody needs it before a shopper wants to read what the page lacks.
const load = async (vehicleId: number, signal: AbortSignal): Promise<string | null> => {
  const { loadDisclaimer } = await import('./load-disclaimer.ts');
  return loadDisclaimer(vehicleId, signal);
};

/** What the lender says beside its estimate; fetched once the shopper wants it where the page lacks it. @spec B7.10, D.20 */
export const LenderDisclaimer = ({ vehicleId, disclaimer, maxCharacters, isWanted }: LenderDisclaimerProps) => {
  const [text, setText] = useState(disclaimer);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    if (!isWanted || disclaimer !== null) return;
    const abort = new AbortController();
    setLoading(true);
    load(vehicleId, abort.signal)
      .then(setText, (error: unknown) => {
        if (!abort.signal.aborted) console.warn('finance disclaimer', error);
      })
      .finally(() => setLoading(false));
    return () => abort.abort();
  }, [isWanted, disclaimer, vehicleId]);
  return (
    <div aria-live="polite">
      {isLoading && (
        <p className={styles.loading}>
          <span className={styles.spinner} aria-hidden="true" />
          Loading the lender’s conditions
        </p>
      )}
      {text !== null && <MoreText text={text} maxCharacters={maxCharacters} />}
    </div>
  );
};

import { useEffect, useState } from 'react';
import { MoreText } from '#src/ui/more-text.tsx';
import styles from './lender-disclaimer.module.css';

interface LenderDisclaimerProps {
  readonly vehicleId: number;
  readonly disclaimer: string | null;
  /** @spec B9.19 */
  readonly maxCharacters: number;
  readonly isWanted: boolean;
}

const load = async (vehicleId: number, signal: AbortSignal): Promise<string | null> => {
  const { loadDisclaimer } = await import('./load-disclaimer.ts');
  return loadDisclaimer(vehicleId, signal);
};

/** @spec B7.10, D.20 */
export const LenderDisclaimer = ({ vehicleId, disclaimer, maxCharacters, isWanted }: LenderDisclaimerProps) => {
  const [text, setText] = useState(disclaimer);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    if (!isWanted || disclaimer !== null) return;
    const abort = new AbortController();
    setLoading(true);
    load(vehicleId, abort.signal)
      .then(setText, (error: unknown) => {
        if (!abort.signal.aborted) console.warn('loading the finance disclaimer failed', error);
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

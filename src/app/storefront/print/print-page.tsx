import { useEffect, useState } from 'react';
import { BrochureButton } from '#src/brochure/web/brochure-button.tsx';
import { BrochureSheet } from '#src/brochure/web/brochure-sheet.tsx';
import { trackEvent } from '#src/lib/track-event.ts';
import buttons from '#src/ui/button.module.css';
import styles from './print-page.module.css';
import type { PrintView } from './print-view.ts';

/** The event of a printed page. @spec B7.32 */
const printEvent = 61;

/** Calls up the browser's own print dialog; without scripts the browser's menu does the same. */
const PrintButton = ({ vehicleId }: { readonly vehicleId: number }) => {
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  useEffect(() => {
    const onPrint = () => trackEvent({ id: printEvent, carId: vehicleId });
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, [vehicleId]);
  return (
    <button type="button" className={buttons.filled} disabled={!canPrint} onClick={() => window.print()}>
      Print
    </button>
  );
};

/** The sheet of a vehicle, to be printed or saved. @spec B2.12, B4.59 */
export const PrintPage = ({ view }: { readonly view: PrintView }) => (
  <div className={`page-width ${styles.page}`}>
    <div className={styles.actions}>
      <PrintButton vehicleId={view.vehicleId} />
      <BrochureButton
        className={buttons.outlined}
        carId={view.vehicleId}
        slug={view.brochure.slug}
        href={view.brochureHref}
      >
        {null}
      </BrochureButton>
      <a className={buttons.plain} href={view.backHref}>
        Back to the page
      </a>
    </div>
    <BrochureSheet brochure={view.brochure} code={view.code} />
  </div>
);

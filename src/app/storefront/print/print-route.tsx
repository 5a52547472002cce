import { useEffect, useState } from 'react';
import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { BrochureButton } from '#src/brochure/web/brochure-button.tsx';
import { BrochureSheet } from '#src/brochure/web/brochure-sheet.tsx';
import { trackEvent } from '#src/lib/track-event.ts';
import buttons from '#src/ui/button.module.css';
import type { Route } from './+types/print-route.ts';
import type { PrintView } from './load-print-page.server.ts';
import styles from './print-page.module.css';

/** @spec B2.12 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  runLoader(() => context.get(pageContext).queries.loadPrint(url.searchParams.get('car_id') ?? ''));

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData === undefined ? [] : buildPageMeta(loaderData));

/** @spec B7.32 */
const printEvent = 61;

/** Disabled until scripts run. Without scripts, shoppers can print from the browser's menu. */
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

/** @spec B2.12, B4.59 */
const PrintPage = ({ view }: { readonly view: PrintView }) => (
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
        Back to the vehicle
      </a>
    </div>
    <BrochureSheet brochure={view.brochure} code={view.code} />
  </div>
);

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PrintPage view={loaderData} />;
}

import { useEffect, useState } from 'react';
import buttons from '#src/ui/button.module.css';
import { loadViewRecord, type ViewRecord } from './load-view-record.ts';
import styles from './stale-note.module.css';
import type { VehiclePageView } from './vehicle-page-view.ts';

const words: Readonly<Record<Exclude<ViewRecord['freshness'], 'fresh'>, readonly [text: string, link: string]>> = {
  changed: ['This vehicle’s details have just changed.', 'See the latest'],
  sold: ['This vehicle has just been sold.', 'See the latest'],
  gone: ['This vehicle is no longer listed.', 'See similar vehicles'],
};

/** @spec B7.11, D.56 */
export const StaleNote = ({ view: { slug, record, canonicalUrl } }: { readonly view: VehiclePageView }) => {
  const [found, setFound] = useState<ViewRecord | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    loadViewRecord(slug, record, abort.signal).then(setFound, (error: unknown) => {
      if (!abort.signal.aborted) console.warn('view record', error);
    });
    return () => abort.abort();
  }, [slug, record]);
  if (found === null || found.freshness === 'fresh') return null;
  const [text, link] = words[found.freshness];
  return (
    <div className={styles.note} role="status">
      <p>{text}</p>
      {/* This URL is new, so no cache has a response for it. */}
      <a className={buttons.filled} href={`${new URL(canonicalUrl).pathname}?fresh=${Date.now()}`}>
        {link}
      </a>
    </div>
  );
};

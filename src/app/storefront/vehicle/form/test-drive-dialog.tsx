import { useEffect, useRef, useState } from 'react';
import { isTestDriveFormView } from '#src/app/storefront/test-drive-form/is-test-drive-form-view.ts';
import { TestDriveForm } from '#src/app/storefront/test-drive-form/test-drive-form.tsx';
import type { TestDriveFormView } from '#src/app/storefront/test-drive-form/test-drive-form-view.ts';
import { fetchInTime } from '#src/lib/fetch-in-time.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './form-dialog.module.css';

const Place = ({ view, pageHref }: { readonly view: TestDriveFormView; readonly pageHref: string }) => {
  const chosen = view.places.find(({ isChosen }) => isChosen);
  if (chosen === undefined) return null;
  return (
    <p>
      <b>{chosen.name}</b>, {chosen.address}
      {view.places.length > 1 && (
        <>
          {' '}
          <a href={pageHref}>Choose another place</a>
        </>
      )}
    </p>
  );
};

interface TestDriveDialogProps {
  readonly slug: string;
  readonly onClose: () => void;
}

/** Books a visit to the vehicle of the page, over it; where the form cannot be had, its page takes its place. @spec B1.06, B2.72, L2.53 */
export const TestDriveDialog = ({ slug, onClose }: TestDriveDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<TestDriveFormView | null>(null);
  const pageHref = pagePaths.bookTestDriveFor(slug);
  useEffect(() => {
    const abort = new AbortController();
    fetchInTime(pagePaths.bookTestDriveData(slug), abort.signal)
      .then((response) => readAnswer(response, isTestDriveFormView))
      .then(setView, (error: unknown) => {
        if (abort.signal.aborted) return;
        console.warn('the form of a visit', error);
        location.assign(pagePaths.bookTestDriveFor(slug));
      });
    return () => abort.abort();
  }, [slug]);
  return (
    <Dialog ref={dialog} className={styles.dialog} aria-label={view?.title ?? 'Book a visit'} onClose={onClose}>
      <div className={styles.box}>
        <button
          type="button"
          className={`icon-button ${styles.close}`}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
        {view === null ? (
          <p className={styles.waiting} role="status">
            One moment
          </p>
        ) : (
          <>
            <Place view={view} pageHref={pageHref} />
            <TestDriveForm view={view} answer={null} isBare />
          </>
        )}
      </div>
    </Dialog>
  );
};

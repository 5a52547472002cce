import { useEffect, useRef, useState } from 'react';
import { FormSubjectCard } from '#src/app/storefront/vehicle-card/form-subject-card.tsx';
import { LeadForm } from '#src/leads/web/lead-form.tsx';
import { fetchInTime } from '#src/lib/fetch-in-time.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './form-dialog.module.css';
import { isVehicleFormView } from './is-vehicle-form-view.ts';
import type { VehicleFormView } from './vehicle-form-view.ts';

interface FormDialogProps {
  readonly slug: string;
  /** The part of the address that names the form. */
  readonly page: string;
  readonly onClose: () => void;
}

/** A form about the vehicle of the page, over it; where the form cannot be had, its page takes its place. @spec B1.05, B1.07, B2.71 */
export const FormDialog = ({ slug, page, onClose }: FormDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<VehicleFormView | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    fetchInTime(pagePaths.vehicleFormData(slug, page), abort.signal)
      .then((response) => readAnswer(response, isVehicleFormView))
      .then(setView, (error: unknown) => {
        if (abort.signal.aborted) return;
        console.warn('a form', error);
        location.assign(pagePaths.vehicleForm(slug, page));
      });
    return () => abort.abort();
  }, [slug, page]);
  return (
    <Dialog ref={dialog} className={styles.dialog} aria-label={view?.form.heading ?? 'A form'} onClose={onClose}>
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
            <FormSubjectCard subject={view.subject} place="dialog" />
            <LeadForm form={view.form} answer={null} isBare />
          </>
        )}
      </div>
    </Dialog>
  );
};

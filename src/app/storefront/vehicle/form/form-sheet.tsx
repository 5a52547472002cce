import { type ReactNode, useId, useRef } from 'react';
import { DialogBox } from '#src/ui/layers/dialog-box.tsx';
import styles from './form-sheet.module.css';

interface FormSheetProps {
  /** Undefined while its form is on the way. */
  readonly title: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form over the page of its vehicle, under its own title. @spec B2.71, B2.72 */
export const FormSheet = ({ title, onClose, children }: FormSheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  return (
    <DialogBox ref={dialog} className={styles.sheet} onPhone="sheet" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className={styles.head}>
        {title ?? 'One moment'}
      </h2>
      <div className={styles.content}>{children}</div>
    </DialogBox>
  );
};

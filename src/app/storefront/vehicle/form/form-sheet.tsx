import { type ReactNode, useId, useRef } from 'react';
import { useSite } from '#src/sites/web/use-site.ts';
import { DialogBox } from '#src/ui/layers/dialog-box.tsx';
import styles from './form-sheet.module.css';

interface FormSheetProps {
  readonly title: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** @spec B2.71, B2.72, B2.73 */
export const FormSheet = ({ title, onClose, children }: FormSheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { modal } = useSite().layout;
  return (
    <DialogBox
      ref={dialog}
      className={styles.sheet}
      onPhone="sheet"
      placement={modal === 'drawer' ? 'end' : 'middle'}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <h2 id={titleId} className={styles.head}>
        {title ?? 'One moment'}
      </h2>
      <div className={styles.content}>{children}</div>
    </DialogBox>
  );
};

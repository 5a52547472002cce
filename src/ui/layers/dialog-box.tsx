import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import { Dialog } from './dialog.tsx';
import styles from './dialog-box.module.css';

interface DialogBoxProps extends Omit<ComponentProps<typeof Dialog>, 'className'> {
  /** The class must set at least `--dialog-width` and `--dialog-height`, the dialog's maximum size. */
  readonly className: string | undefined;
  readonly onPhone: 'box' | 'sheet';
  readonly placement?: 'middle' | 'end';
}

export const DialogBox = ({
  ref,
  className,
  onPhone,
  placement = 'middle',
  children,
  ...attributes
}: DialogBoxProps) => (
  <Dialog
    ref={ref}
    className={`${styles.dialog} ${className}`}
    data-on-phone={onPhone}
    data-placement={placement}
    {...attributes}
  >
    <div className={styles.box}>
      <button
        type="button"
        className={`icon-button ${styles.close}`}
        aria-label="Close"
        onClick={() => ref.current?.close()}
      >
        <Icon name="close" />
      </button>
      {children}
    </div>
  </Dialog>
);

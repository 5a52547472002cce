import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import { Dialog } from './dialog.tsx';
import styles from './dialog-box.module.css';

interface DialogBoxProps extends Omit<ComponentProps<typeof Dialog>, 'className'> {
  /** What its user's style sheet says of it: at least `--dialog-width` and `--dialog-height`, the most that it takes. */
  readonly className: string | undefined;
  /** On a phone: a box like elsewhere, or a sheet over the whole screen, of which a keyboard takes half. */
  readonly onPhone: 'box' | 'sheet';
  /** On a wide screen: in the middle, or at its end and as high as it. */
  readonly placement?: 'middle' | 'end';
}

/** A box over the page with a button that closes it, which stays where it is while the rest scrolls. */
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

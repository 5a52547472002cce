import { useRef } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { Dialog } from '#src/ui/layers/dialog.tsx';
import styles from './keys-dialog.module.css';

const keys = [
  ['J', 'Next lead'],
  ['K', 'Previous lead'],
  ['Enter', 'Open the lead'],
  ['R', 'Reply to the open lead'],
  ['/', 'Search'],
  ['?', 'Show these shortcuts'],
] as const;

export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog ref={dialog} className={styles.dialog} aria-labelledby="keys-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="keys-title">Keyboard</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <dl className={styles.keys}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};

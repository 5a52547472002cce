import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import type { StatusNoteView } from '#src/vehicle/view/build-status-note.ts';
import styles from './status-note.module.css';

/** @spec B4.02, B4.07, B4.23 */
export const StatusNote = ({ standing }: { readonly standing: StatusNoteView }) => (
  <div className={styles.standing} role="note">
    <Icon name={pageIcons.info} />
    <p>
      <b>{standing.heading}</b> {standing.text}
      {standing.own != null && (
        <>
          {' '}
          <a href={standing.own.href}>{standing.own.label}</a>
        </>
      )}
    </p>
  </div>
);

import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import type { StandingView } from '#src/vehicle/view/build-standing.ts';
import styles from './standing.module.css';

/** Says what it means that a vehicle is reserved, can be ordered or is on its way. @spec B4.02, B4.07, B4.23 */
export const Standing = ({ standing }: { readonly standing: StandingView }) => (
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

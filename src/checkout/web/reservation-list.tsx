import panels from '#src/ui/panel.module.css';
import type { ReservationRow } from '../view/build-reservation-list.ts';
import styles from './reservation-list.module.css';

/** @spec B9.29, D.41 */
export const ReservationList = ({ rows }: { readonly rows: readonly ReservationRow[] }) =>
  rows.length > 0 && (
    <section className={styles.list} aria-labelledby="reservations-title">
      <h2 id="reservations-title">Your reservations</h2>
      <ul>
        {rows.map(({ id, title, text, href }) => (
          <li key={id} className={panels.done}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <a href={href}>
              View<span className="visually-hidden">: {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

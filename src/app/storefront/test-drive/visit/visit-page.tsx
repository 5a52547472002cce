import buttons from '#src/ui/button.module.css';
import type { VisitView } from './load-visit-page.server.ts';
import styles from './visit-page.module.css';

/** @spec D.22 */
export const VisitPage = ({ view }: { readonly view: VisitView }) => (
  <div className={`page-width ${styles.page}`}>
    <h1>{view.title}</h1>
    <p className={styles.lead} role={view.state === 'cancelled' ? 'status' : undefined}>
      {view.lead}
    </p>
    <dl className={styles.facts} data-state={view.state}>
      <dt>When</dt>
      <dd className={styles.time}>{view.time}</dd>
      <dt>Where</dt>
      <dd>
        <a href={view.place.href}>{view.place.text}</a>
      </dd>
      {view.vehicle !== null && (
        <>
          <dt>Vehicle</dt>
          <dd>
            <a href={view.vehicle.href}>{view.vehicle.title}</a>
          </dd>
        </>
      )}
    </dl>
    {view.action === null ? (
      <p>
        <a className={buttons.outlined} href={view.bookAgain.href}>
          {view.bookAgain.text}
        </a>
      </p>
    ) : (
      <form method="post" action={view.action}>
        <button type="submit" className={buttons.filled}>
          {view.cancelLabel}
        </button>
      </form>
    )}
    <p>
      For anything else, call <a href={view.phone.href}>{view.phone.text}</a>.
    </p>
  </div>
);

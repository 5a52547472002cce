import { Link, useLoaderData } from 'react-router';
import buttons from '#src/ui/button.module.css';
import kit from '#src/ui/desk/desk.module.css';
import styles from './audit-page.module.css';
import { loadAudit } from './load-staff.server.ts';

export const loader = loadAudit;

export default function AuditRoute() {
  const { lines, nextHref, siteName, csv } = useLoaderData<typeof loader>();
  return (
    <div className={`${kit.page} ${styles.page}`}>
      <title>{`Audit log · ${siteName}`}</title>
      <h1>Audit log</h1>
      <p className={kit.quiet}>Entries are never changed or deleted.</p>
      {csv !== null && (
        <form action={csv.href} className={styles.export} aria-label="Export">
          <label>
            From
            <input type="date" name="from" defaultValue={csv.firstDay} required />
          </label>
          <label>
            To
            <input type="date" name="to" defaultValue={csv.lastDay} required />
          </label>
          <button type="submit" className={buttons.outlined}>
            Download CSV
          </button>
        </form>
      )}
      <ol className={kit.rows}>
        {lines.map(({ key, when, who, what, href, before, after, from }) => (
          <li key={key} className={styles.entry}>
            <p>
              <strong>{who}</strong> {href === null ? what : <Link to={href}>{what}</Link>}
            </p>
            {before !== null && <p className={styles.state}>Before: {before}</p>}
            {after !== null && (
              <p className={styles.state}>
                {before !== null && 'After: '}
                {after}
              </p>
            )}
            <p className={kit.quiet}>
              {when} · {from}
            </p>
          </li>
        ))}
      </ol>
      {nextHref !== null && (
        <p>
          <Link to={nextHref}>Older entries</Link>
        </p>
      )}
    </div>
  );
}

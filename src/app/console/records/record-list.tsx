import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RecordListView, RecordRow } from '#src/staff/view/record-view.ts';
import { Badge } from '#src/ui/desk/badge.tsx';
import kit from '#src/ui/desk/desk.module.css';
import { Tabs } from '#src/ui/desk/tabs.tsx';
import styles from './record-list.module.css';

const Row = ({ row }: { readonly row: RecordRow }) => {
  const content = (
    <>
      <span className={styles.title}>{row.title}</span>
      {row.tag !== null && <Badge {...row.tag} />}
      <span className={styles.facts}>{row.facts.join(' · ')}</span>
      <span className={styles.when}>{row.when}</span>
    </>
  );
  return row.href === null ? (
    <div className={styles.row}>{content}</div>
  ) : (
    <Link to={row.href} className={styles.row}>
      {content}
    </Link>
  );
};

interface RecordListProps {
  readonly view: RecordListView;
  readonly siteName: string;
  readonly children?: ReactNode;
}

export const RecordList = ({ view, siteName, children }: RecordListProps) => (
  <div className={kit.wide}>
    <title>{`${view.title} · ${siteName}`}</title>
    <h1>{view.title}</h1>
    <Tabs label={`${view.title} by status`} tabs={view.tabs} />
    {children}
    {view.rows.length === 0 ? (
      <p className={kit.none}>{view.noRows}</p>
    ) : (
      <ul className={kit.lines}>
        {view.rows.map((row) => (
          <li key={row.key} id={row.key}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    )}
    {(view.firstHref !== null || view.nextHref !== null) && (
      <nav className={styles.pages} aria-label="Pages">
        {view.firstHref !== null && <Link to={view.firstHref}>Newest</Link>}
        {view.nextHref !== null && <Link to={view.nextHref}>Older</Link>}
      </nav>
    )}
  </div>
);

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RecordListView, RecordRow, RecordTag } from '#src/staff/view/record-view.ts';
import styles from './record-list.module.css';

export const Tag = ({ tag }: { readonly tag: RecordTag }) => (
  <span className={styles.tag} data-tone={tag.tone}>
    {tag.text}
  </span>
);

const Row = ({ row }: { readonly row: RecordRow }) => {
  const content = (
    <>
      <span className={styles.title}>{row.title}</span>
      {row.tag !== null && <Tag tag={row.tag} />}
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

export const RecordList = ({ view, children }: { readonly view: RecordListView; readonly children?: ReactNode }) => (
  <div className={styles.page}>
    <h1>{view.title}</h1>
    {view.tabs.length > 0 && (
      <nav className={styles.tabs} aria-label={`${view.title} by state`}>
        {view.tabs.map(({ label, href, isCurrent }) => (
          <Link key={href} to={href} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
    )}
    {children}
    {view.rows.length === 0 ? (
      <p className={styles.none}>{view.noRows}</p>
    ) : (
      <ul className={styles.rows}>
        {view.rows.map((row) => (
          <li key={row.key}>
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

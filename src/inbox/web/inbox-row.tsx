import { NavLink } from 'react-router';
import { Badge } from '#src/ui/desk/badge.tsx';
import type { InboxRow as InboxRowView } from '../view/build-inbox-view.ts';
import chip from './deadline.module.css';
import styles from './inbox-row.module.css';
import { StageChip } from './stage-chip.tsx';

interface InboxRowProps {
  readonly row: InboxRowView;
  /** True for a row outside the list. The keys J and K skip such a row, because it has no `data-lead-link`. */
  readonly isRelated?: boolean;
  readonly siteName?: string | undefined;
}

export const InboxRow = ({ row, isRelated = false, siteName }: InboxRowProps) => (
  <NavLink to={row.href} className={styles.row ?? ''} data-lead-link={isRelated ? undefined : row.leadUuid}>
    <span className={styles.line}>
      <span className={styles.name}>{row.name}</span>
      {row.deadline !== null && (
        <span className={chip.deadline} data-tone={row.deadline.tone}>
          {row.deadline.text}
        </span>
      )}
      <span className={styles.age} title={row.receivedAt}>
        {row.age}
      </span>
    </span>
    <span className={styles.line}>
      <span className={styles.about}>
        {row.topic}
        {row.vehicle !== null && ` · ${row.vehicle}`}
      </span>
      {row.flag !== null && <Badge text={row.flag.text} tone={row.flag.isQuiet ? 'open' : 'warning'} />}
      {row.stage !== null && <StageChip {...row.stage} />}
      {row.assignee !== null && (
        <span className={styles.assignee} data-self={row.assignee.isSelf || undefined} title={row.assignee.name}>
          <span aria-hidden="true">{row.assignee.initials}</span>
          <span className="visually-hidden">{row.assignee.isSelf ? 'Assigned to you' : row.assignee.name}</span>
        </span>
      )}
    </span>
    {(row.message !== null || row.place !== null) && (
      <span className={styles.line}>
        {row.message !== null && <span className={styles.message}>{row.message}</span>}
        {row.place !== null && <span className={styles.place}>{row.place}</span>}
      </span>
    )}
    {siteName !== undefined && <span className={styles.site}>{siteName}</span>}
  </NavLink>
);

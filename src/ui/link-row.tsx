import styles from './link-row.module.css';

export interface RowLink {
  readonly label: string;
  readonly note?: string;
  readonly href: string;
  readonly isChosen?: boolean;
}

interface LinkRowProps {
  readonly label: string;
  readonly links: readonly RowLink[];
}

export const LinkRow = ({ label, links }: LinkRowProps) => (
  <nav aria-label={label}>
    <ul className={styles.links}>
      {links.map(({ label: words, note, href, isChosen }) => (
        <li key={href}>
          <a href={href} aria-current={isChosen ? 'page' : undefined}>
            {words} {note !== undefined && <span>{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

import { Link } from 'react-router';
import styles from './desk.module.css';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly href: string; readonly isCurrent: boolean }[];
}

export const Tabs = ({ label, tabs }: TabsProps) =>
  tabs.length > 0 && (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ label: words, href, isCurrent }) => (
        <Link key={href} to={href} aria-current={isCurrent ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  );

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import kit from '#src/ui/desk/desk.module.css';
import { Icon } from '#src/ui/icon.tsx';
import styles from './quote-page.module.css';

interface QuotePageProps {
  readonly title: string;
  readonly subtitle: string;
  readonly leadHref: string;
  readonly children: ReactNode;
}

export const QuotePage = ({ title, subtitle, leadHref, children }: QuotePageProps) => (
  <article className={styles.page} aria-label={title}>
    <Link to={leadHref} className={kit.back}>
      <Icon name="arrowLeft" size="small" />
      Back to the lead
    </Link>
    <header className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{subtitle}</p>
    </header>
    {children}
  </article>
);

export const NoQuote = ({ reason }: { readonly reason: string }) => <p className={styles.none}>{reason}</p>;

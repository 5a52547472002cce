import { type ReactNode, useId } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import styles from './titled.module.css';

interface TitledProps {
  readonly title: string | null;
  readonly more?: ReactNode;
  /** Whether the heading can be next to the block, because the block is as narrow as text. */
  readonly hasSideHead?: boolean;
  readonly children: ReactNode;
}

export function Titled({ title, more, hasSideHead = false, children }: TitledProps) {
  const id = useId();
  if (title === null) return <div className={styles.block}>{children}</div>;
  return (
    <section className={styles.block} data-side-head={hasSideHead || undefined} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}

interface TitledWithMoreProps extends Omit<TitledProps, 'more' | 'hasSideHead'> {
  readonly more: { readonly label: string; readonly href: string };
}

export const TitledWithMore = ({ title, more, children }: TitledWithMoreProps) => (
  <Titled
    title={title}
    more={
      <a className={styles.more} href={more.href}>
        {more.label}
        <Icon name="arrowRight" size="small" />
      </a>
    }
  >
    {children}
  </Titled>
);

import { type ReactNode, useId } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import styles from './titled.module.css';

interface TitledProps {
  readonly title: string | null;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

export function Titled({ title, more, children }: TitledProps) {
  const id = useId();
  if (title === null) return <div className={styles.block}>{children}</div>;
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}

interface TitledWithMoreProps extends Omit<TitledProps, 'more'> {
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

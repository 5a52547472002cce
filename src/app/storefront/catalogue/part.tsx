import styles from './catalogue-route.module.css';

export function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

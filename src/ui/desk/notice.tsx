import styles from './desk.module.css';

export const Problem = ({ text }: { readonly text: string | null }) =>
  text !== null && (
    <p role="alert" className={styles.notice}>
      {text}
    </p>
  );

export const Warning = ({ text }: { readonly text: string | null }) =>
  text !== null && (
    <p className={styles.notice} data-tone="warning">
      {text}
    </p>
  );

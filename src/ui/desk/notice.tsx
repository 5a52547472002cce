import styles from './desk.module.css';

export const Problem = ({ text, id }: { readonly text: string | null; readonly id?: string }) =>
  text !== null && (
    <p role="alert" id={id} className={styles.notice}>
      {text}
    </p>
  );

export const Warning = ({ text }: { readonly text: string | null }) =>
  text !== null && (
    <p className={styles.notice} data-tone="warning">
      {text}
    </p>
  );

import styles from './none-open.module.css';

export default function NoneOpen() {
  return <p className={styles.hint}>Choose a lead to see it here.</p>;
}

import { useIsOnline } from '#src/ui/late/use-is-online.ts';
import styles from './search-trouble.module.css';

/** Says that a choice did not come through and that what shows is older. @spec B4.18, B4.19 */
export const SearchTrouble = ({ address }: { readonly address: string }) => {
  const why = useIsOnline()
    ? 'Your last choice did not come through: these are the results from before. Check your connection and'
    : 'You are offline. Your last choice did not come through: these are the results from before. It follows by itself once you are back. Or';
  return (
    <p className={styles.trouble} role="alert">
      {why} <a href={address}>try again</a>.
    </p>
  );
};

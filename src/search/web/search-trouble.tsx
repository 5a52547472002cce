import { useIsOnline, useWhenOnline } from '#src/ui/late/use-when-online.ts';
import { useNavigation } from '#src/ui/navigation/page-navigation.ts';
import styles from './search-trouble.module.css';

/** @spec B4.18, B4.19 */
export const SearchTrouble = ({ address }: { readonly address: string }) => {
  const why = useIsOnline()
    ? 'We couldn’t load your last change, so these are your earlier results. Check your connection and'
    : 'You’re offline, so these are your earlier results. We’ll update them when you’re back online, or you can';
  return (
    <p className={styles.trouble} role="alert">
      {why} <a href={address}>try again</a>.
    </p>
  );
};

export const PendingVehicle = ({ address }: { readonly address: string }) => {
  const { navigate } = useNavigation();
  useWhenOnline(() => navigate(address));
  return (
    <p className={`${styles.trouble} ${styles.awaited}`} role="alert">
      You’re offline. We’ll open that vehicle when you’re back online.
    </p>
  );
};

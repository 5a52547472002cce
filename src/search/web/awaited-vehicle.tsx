import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useWhenOnline } from '#src/ui/late/use-when-online.ts';
import styles from './search-trouble.module.css';

export const AwaitedVehicle = ({ address }: { readonly address: string }) => {
  const navigate = useNavigate();
  useWhenOnline(useCallback(() => void navigate(address), [navigate, address]));
  return (
    <p className={`${styles.trouble} ${styles.awaited}`} role="alert">
      You’re offline. We’ll open that vehicle once you’re back.
    </p>
  );
};

import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useWhenOnline } from '#src/ui/late/use-when-online.ts';

/** Retries a failed search once the browser is online. @spec B4.18 */
export const useSearchRetry = (hasError: boolean, address: string): void => {
  const navigate = useNavigate();
  const ask = useCallback(
    () => void navigate(address, { replace: true, preventScrollReset: true }),
    [navigate, address],
  );
  useWhenOnline(hasError ? ask : null);
};

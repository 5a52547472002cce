import type { Encoding } from './cached-page.ts';

export const chooseEncoding = (accepted: string | undefined): Encoding => {
  if (accepted === undefined) return 'identity';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
};

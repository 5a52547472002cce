import { accountPaths } from './account-paths.ts';
import * as pagePaths from './page-paths.ts';
import { secretParameters } from './secret-parameters.ts';

const secretNames: readonly string[] = Object.values(secretParameters);

/** Decodes the name first, because `%76isit` is `visit` too. */
const isSecret = (parameter: string): boolean =>
  [...new URLSearchParams(parameter).keys()].some((name) => secretNames.includes(name));

/** @spec D.24, D.22, L2.30 */
export const dropSecrets = (address: string): string => {
  const queryAt = address.indexOf('?');
  if (queryAt === -1) return address;
  const parameters = address.slice(queryAt + 1).split('&');
  const kept = parameters.filter((parameter) => !isSecret(parameter)).join('&');
  return address.slice(0, queryAt) + (kept === '' ? '' : `?${kept}`);
};

const secretPaths: readonly string[] = [
  pagePaths.bookTestDrive,
  pagePaths.unsubscribe,
  accountPaths.onlinePayment,
  accountPaths.watchlist,
];

/** True if the page's address can contain a secret and so must not be sent as a referrer. @spec D.24 */
export const isSecretPage = (address: string): boolean => secretPaths.includes(address.split(/[?#.]/, 1)[0] ?? '');

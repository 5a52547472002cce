import { accountPaths } from './account-paths.ts';
import * as pagePaths from './page-paths.ts';
import { secretParameters } from './secret-parameters.ts';

const secretNames: readonly string[] = Object.values(secretParameters);

/** However it is written: `%76isit` is one too. */
const isSecret = (parameter: string): boolean =>
  [...new URLSearchParams(parameter).keys()].some((name) => secretNames.includes(name));

/** An address of the site without what only the reader of a mail may know: it can be kept, counted and passed on. @spec D.24, D.22, L2.30 */
export const dropSecrets = (address: string): string => {
  const queryAt = address.indexOf('?');
  if (queryAt === -1) return address;
  const parameters = address.slice(queryAt + 1).split('&');
  const kept = parameters.filter((parameter) => !isSecret(parameter)).join('&');
  return address.slice(0, queryAt) + (kept === '' ? '' : `?${kept}`);
};

const secretPaths: readonly string[] = [pagePaths.bookTestDrive, pagePaths.unsubscribe, accountPaths.onlinePayment];

/** Whether a page's address may hold what only the reader of a mail may know: it must not be handed on as where a visitor comes from. @spec D.24 */
export const isSecretPage = (address: string): boolean => secretPaths.includes(address.split(/[?#.]/, 1)[0] ?? '');

import { accountPaths } from './account-paths.ts';
import * as pagePaths from './page-paths.ts';

const secretPaths: readonly string[] = [pagePaths.bookTestDrive, pagePaths.unsubscribe, accountPaths.onlinePayment];

/** Whether a page's address may hold what only the reader of a mail may know: it must not be handed on as where a visitor comes from. @spec D.24 */
export const isSecretPage = (address: string): boolean => secretPaths.includes(address.split(/[?#.]/, 1)[0] ?? '');

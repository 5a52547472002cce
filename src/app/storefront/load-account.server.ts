import type { SignedInVisitor } from '#src/account/rules/visitor.ts';
import { type AccountView, buildAccountView } from '#src/account/view/build-account-view.ts';
import type { PageContext } from './page-context.ts';

/** Loads the signed-in visitor's account; null without one. @spec D.28 */
export const loadAccount = async (
  { site, visit, queries }: Pick<PageContext, 'site' | 'visit' | 'queries'>,
  visitor: SignedInVisitor | null,
  path: string,
): Promise<AccountView | null> => {
  if (visitor === null) return null;
  const devices = await queries.listDevices(visitor.visitorUuid);
  const { timeZone } = site;
  return buildAccountView({ visitor, sessionUuid: visit.sessionUuid, devices, path, timeZone });
};

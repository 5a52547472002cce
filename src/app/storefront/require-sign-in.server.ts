import { redirect } from 'react-router';
import { buildSignInAddress } from '#src/account/rules/build-sign-in-address.ts';
import { findGate } from '#src/account/rules/find-gate.ts';
import { isSignedIn } from '#src/account/rules/visitor.ts';
import type { PageContext } from './page-context.ts';

/**
 * Sends whoever has not signed in to the sign-in, where the page of an address is behind a gate of the site. A loader asks once it
 * knows that the page is there: nobody signs in for what there is not. @spec L4.17, L4.18, L6.01
 */
export const requireSignIn = ({ site, visit }: Pick<PageContext, 'site' | 'visit'>, url: URL): void => {
  const type = findGate(url.pathname, site.config.account.gates);
  if (type === undefined || isSignedIn(visit.visitor)) return;
  throw redirect(buildSignInAddress({ type, redirect: url.pathname + url.search, back: visit.cameFrom ?? '/' }));
};

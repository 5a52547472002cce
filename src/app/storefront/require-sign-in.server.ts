import { redirect } from 'react-router';
import { findGate } from '#src/account/rules/find-gate.ts';
import { buildSignInAddress } from '#src/account/rules/sign-in-step.ts';
import { isSignedIn, type SignedInVisitor } from '#src/account/rules/visitor.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { PageContext } from './page-context.ts';

/**
 * Sends a visitor who hasn't signed in to the sign-in, where the page of an address is behind a gate of the site. A loader asks once it
 * knows that the page is there: nobody signs in for what there is not. Returns who has signed in; null of a page without a gate,
 * which asks nobody. @spec L4.17, L4.18, L4.19, L6.01
 */
export const requireSignIn = (
  { site, visit }: Pick<PageContext, 'site' | 'visit'>,
  url: URL,
): SignedInVisitor | null => {
  const type = findGate(url.pathname, site.config.account.gates);
  if (type === undefined) return null;
  if (isSignedIn(visit.visitor)) return visit.visitor;
  // Who looked at the sign-in and went on elsewhere has nothing to go back to there.
  const isFromSignIn = visit.cameFrom?.startsWith(accountPaths.signIn) ?? true;
  const back = isFromSignIn ? pagePaths.home : visit.cameFrom;
  throw redirect(buildSignInAddress({ type, redirect: url.pathname + url.search, back }));
};

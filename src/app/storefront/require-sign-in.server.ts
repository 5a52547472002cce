import { redirect } from 'react-router';
import { findGate, findSendGate } from '#src/account/rules/find-gate.ts';
import { buildSignInAddress } from '#src/account/rules/sign-in-step.ts';
import { isSignedIn, type SignedInVisitor } from '#src/account/rules/visitor.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { PageContext } from './page-context.server.ts';

/**
 * Redirects to the sign-in page if the page is gated and the visitor isn't signed in. Call it once the page is known to
 * exist, so that nobody signs in for a 404. Returns null for an ungated page.
 * @spec L4.17, L4.18, L4.19, L6.01
 */
export const requireSignIn = (
  { site, visit }: Pick<PageContext, 'site' | 'visit'>,
  url: URL,
): SignedInVisitor | null => {
  const type = findGate(url.pathname, site.config.account.gates);
  if (type === undefined) return null;
  if (isSignedIn(visit.visitor)) return visit.visitor;
  // A visitor who came from the sign-in page must not be sent back to it.
  const isFromSignIn = visit.cameFrom?.startsWith(accountPaths.signIn) ?? true;
  const back = isFromSignIn ? pagePaths.home : visit.cameFrom;
  throw redirect(buildSignInAddress({ type, redirect: url.pathname + url.search, back }));
};

/**
 * Null if this visitor can send the page's form, otherwise the sign-in address. After sign-in, the visitor returns to
 * the form, whose id is `anchor`. @spec L6.01, L6.02
 */
export const findSignInToSend = (
  { site, visit }: Pick<PageContext, 'site' | 'visit'>,
  { pathname, search }: URL,
  anchor: string,
): string | null => {
  const type = findSendGate(pathname, site.config.account.gates);
  if (type === undefined || isSignedIn(visit.visitor)) return null;
  return buildSignInAddress({ type, redirect: `${pathname}${search}#${anchor}`, back: pathname + search });
};

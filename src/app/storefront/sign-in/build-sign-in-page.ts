import type { PendingCode } from '#src/account/rules/sign-in-code.ts';
import type { AskedSignIn } from '#src/account/rules/sign-in-step.ts';
import { buildSignInView, type SignInView } from '#src/account/view/build-sign-in-view.ts';
import { type PageDocument, unindexedPage } from '#src/app/storefront/build-page-meta.ts';
import { accountPaths } from '#src/lib/account-paths.ts';

export interface SignInPageView extends PageDocument {
  readonly signIn: SignInView;
}

interface SignInSite {
  readonly name: string;
  readonly url: string;
}

/** Builds the sign-in page. Nothing from the address goes into the document's head. @spec L6.02 */
export const buildSignInPage = (
  site: SignInSite,
  asked: AskedSignIn,
  pending: PendingCode | null,
  now: Date,
): SignInPageView => {
  const signIn = buildSignInView(asked, pending, now);
  return {
    signIn,
    // Screen readers announce the error first.
    documentTitle: `${signIn.error === null ? '' : 'Error: '}${signIn.title} | ${site.name}`,
    description: `Sign in at ${site.name} with a code we text you.`,
    canonicalUrl: site.url + accountPaths.signIn,
    ...unindexedPage,
  };
};

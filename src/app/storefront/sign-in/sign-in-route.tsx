import { redirect } from 'react-router';
import { readAskedSignIn } from '#src/account/rules/sign-in-step.ts';
import { isSignedIn } from '#src/account/rules/visitor.ts';
import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { Route } from './+types/sign-in-route.ts';
import { buildSignInPage } from './build-sign-in-page.ts';
import { SignInPage } from './sign-in-page.tsx';

/** @spec L6.02, L4.19, D.28 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const { site, visit, queries, now } = context.get(pageContext);
    const asked = readAskedSignIn(url.searchParams);
    if (isSignedIn(visit.visitor)) throw redirect(asked.way.redirect ?? pagePaths.home);
    const pending = visit.visitor === null ? null : await queries.findPendingCode(visit.visitor.visitorUuid);
    return buildSignInPage(site, asked, { pending, now, codeDelivery: await queries.readCodeDelivery() });
  });

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData === undefined ? [] : buildPageMeta(loaderData));

export default function Page({ loaderData }: Route.ComponentProps) {
  return <SignInPage view={loaderData} />;
}

import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { Route } from './+types/blog-route.ts';
import { BlogPage } from './blog-page.tsx';
import { buildBlogView } from './build-blog-view.ts';

/** @spec L1.08, L2.28 */
export const loader = ({ context, url, params }: Route.LoaderArgs) =>
  runLoader(() => {
    const view = buildBlogView(params.name, url.searchParams.getAll('page'), context.get(pageContext));
    if (view === undefined) throw new DomainError('notFound', 'We can’t find that page of the blog.');
    return view;
  });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? []
    : [
        ...buildPageMeta(loaderData.document),
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'application/atom+xml',
          title: `${loaderData.siteName} blog`,
          href: loaderData.feedUrl,
        },
      ];

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return <BlogPage view={loaderData} />;
}

import { HomeHero } from '../../assemblies/home/home-hero.tsx';
import { HomeSection } from '../../assemblies/home/home-section.tsx';
import { loadPage } from '../../load-page.ts';
import { pageContext } from '../../page-context.ts';
import { buildPageMeta } from '../build-page-meta.ts';
import type { Route } from './+types/home-page.ts';
import styles from './home-page.module.css';

/** @spec L2.01 */
export const loader = ({ context }: Route.LoaderArgs) => loadPage(() => context.get(pageContext).queries.loadHome());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? []
    : buildPageMeta({
        ...loaderData,
        documentTitle: loaderData.title,
        canonicalUrl: loaderData.canonical,
        isIndexed: true,
      });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HomeHero hero={loaderData.hero} search={loaderData.search} />
      <div className={styles.sections}>
        {loaderData.sections.map((section) => (
          <HomeSection key={section.kind} section={section} />
        ))}
      </div>
    </>
  );
}

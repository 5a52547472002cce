import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { loadPage } from '#src/app/storefront/load-page.server.ts';
import { pageContext } from '#src/app/storefront/page-context.ts';
import { PopupPlace } from '#src/promotions/web/popup-place.tsx';
import type { Route } from './+types/home-route.ts';
import { HomeHero } from './home-hero.tsx';
import styles from './home-route.module.css';
import { HomeSection } from './home-section.tsx';

/** @spec L2.01 */
export const loader = ({ context }: Route.LoaderArgs) => loadPage(() => context.get(pageContext).queries.loadHome());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [] : buildPageMeta({ ...loaderData, isIndexed: true });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HomeHero hero={loaderData.hero} search={loaderData.search} />
      <div className={styles.sections}>
        {loaderData.sections.map((section) => (
          <HomeSection key={section.kind} section={section} />
        ))}
      </div>
      {loaderData.popup !== null && <PopupPlace popup={loaderData.popup} />}
    </>
  );
}

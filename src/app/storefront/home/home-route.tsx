import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { readViewText, writeViewText } from '#src/lib/view-text.ts';
import { PopupPlace } from '#src/promotions/web/popup-place.tsx';
import { NearPart } from '#src/ui/late/near-part.tsx';
import type { Route } from './+types/home-route.ts';
import { HomeHero } from './home-hero.tsx';
import styles from './home-route.module.css';
import { HomeSection } from './home-section.tsx';

/** @spec L2.01 */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { queries, parts } = context.get(pageContext);
  return writeViewText(await runLoader(() => queries.loadHome()), { id: 'page-view', parts });
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [] : buildPageMeta({ ...readViewText(loaderData), isIndexed: true });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const view = readViewText(loaderData);
  return (
    <>
      <HomeHero hero={view.hero} search={view.search} lead={view.lead} towing={view.towing} />
      <div className={styles.sections}>
        {view.sections.map((section) => (
          <NearPart key={section.kind} name={section.kind}>
            <HomeSection section={section} />
          </NearPart>
        ))}
      </div>
      {view.popup !== null && <PopupPlace popup={view.popup} />}
    </>
  );
}

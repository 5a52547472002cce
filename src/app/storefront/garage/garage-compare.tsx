import { getShelves } from '#src/favourites/web/shelves.ts';
import { useEntries } from '#src/favourites/web/use-entries.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';

/** The way to the comparison once there is something to compare. @spec B1.13, D.54 */
export const GarageCompare = ({ siteSlug }: { readonly siteSlug: string }) => {
  const ids = useEntries(getShelves(siteSlug).compared).map(({ id }) => id);
  if (ids.length < 2) return null;
  return (
    <a className={buttons.outlined} href={pagePaths.compare(ids)}>
      <Icon name="compare" />
      {`Compare ${ids.length}`}
    </a>
  );
};

import { useEffect } from 'react';
import { getStoredLists } from '#src/favourites/web/stored-lists.ts';
import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { useSite } from '#src/sites/web/use-site.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import buttons from '#src/ui/button.module.css';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useNavigation } from '#src/ui/navigation/page-navigation.ts';
import { WholeNames } from '#src/ui/whole-names.tsx';
import type { ComparedVehicle, CompareRow, CompareView } from './build-compare-view.ts';
import styles from './compare-page.module.css';
import tableStyles from './compare-table.module.css';

const maxWidthPx = 640;

const Picture = ({ picture }: Pick<ComparedVehicle, 'picture'>) => (
  <div className={tableStyles.picture}>
    {picture === null ? (
      <Icon name="camera" size="large" />
    ) : (
      <img
        src={buildImageUrl(picture.url, 320)}
        srcSet={buildSrcSet(picture.url, maxWidthPx)}
        sizes="(width < 48rem) 45vw, 18rem"
        alt=""
        width={600}
        height={400}
      />
    )}
  </div>
);

interface HeadProps {
  readonly vehicles: readonly ComparedVehicle[];
  readonly siteSlug: string;
}

const TableHead = ({ vehicles, siteSlug }: HeadProps) => {
  const takeOff = (vehicleId: number) => {
    getStoredLists(siteSlug).compared.change((kept) => kept.filter(({ id }) => id !== vehicleId));
  };
  return (
    <thead>
      <tr>
        <td />
        {vehicles.map(({ id, title, picture, soldText, removeHref }) => (
          <td key={id}>
            <Picture picture={picture} />
            {soldText !== null && <b className={tableStyles.sold}>{soldText}</b>}
            <a className={tableStyles.remove} href={removeHref} onClick={() => takeOff(id)}>
              <Icon name="close" size="small" />
              Remove
              <span className="visually-hidden">: {title}</span>
            </a>
          </td>
        ))}
      </tr>
      <tr className={tableStyles.names}>
        <td />
        {vehicles.map(({ id, href, title, subtitle, priceText, priceTerms }) => (
          <th key={id} scope="col">
            <a href={href}>
              <span>
                <WholeNames text={title} />
              </span>
            </a>
            {subtitle !== null && <small>{subtitle}</small>}
            {priceText !== null && (
              <b>
                {priceText}
                {priceTerms !== null && <span className={tableStyles.terms}> {priceTerms}</span>}
              </b>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
};

const Row = ({ row, vehicles }: { readonly row: CompareRow; readonly vehicles: readonly ComparedVehicle[] }) => (
  <tr data-differs={row.isDifferent || undefined}>
    <th scope="row">
      <span>
        {row.label}
        {row.isDifferent && <span className="visually-hidden">, different</span>}
      </span>
    </th>
    {vehicles.map(({ id }, at) => (
      <td key={id}>
        {row.values[at] ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">not known</span>
          </>
        )}
        {row.best?.at.includes(at) && <b className={tableStyles.best}>{row.best.label}</b>}
      </td>
    ))}
  </tr>
);

const Actions = ({ vehicles }: Pick<HeadProps, 'vehicles'>) => (
  <tfoot>
    <tr>
      <td />
      {vehicles.map(({ id, title, action }) => (
        <td key={id}>
          <a className={`${buttons.outlined} ${tableStyles.action}`} href={action.href}>
            {action.label}
            <span className="visually-hidden">: {title}</span>
          </a>
        </td>
      ))}
    </tr>
  </tfoot>
);

const Tools = ({ view }: { readonly view: CompareView }) => {
  const rows = view.groups.flatMap((group) => group.rows);
  const differing = rows.filter(({ isDifferent }) => isDifferent).length;
  return (
    <div className={tableStyles.tools}>
      {differing > 0 && differing < rows.length && (
        <>
          <label className={tableStyles.only}>
            <input type="checkbox" />
            Show differences only
          </label>
          {view.isTinted && <span className={tableStyles.key}>Differences highlighted</span>}
        </>
      )}
      {view.addLabel !== null && (
        <a className={tableStyles.add} href={view.searchHref}>
          {view.addLabel}
        </a>
      )}
    </div>
  );
};

/** @spec D.54 */
const CompareTable = ({ view, siteSlug }: { readonly view: CompareView; readonly siteSlug: string }) => (
  <div className={tableStyles.compare}>
    <Tools view={view} />
    <section
      className={tableStyles.scroller}
      aria-label="Comparison"
      data-columns={view.vehicles.length}
      data-tinted={view.isTinted || undefined}
    >
      <table>
        <TableHead vehicles={view.vehicles} siteSlug={siteSlug} />
        {view.groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={tableStyles.group}>
              <th scope="rowgroup" colSpan={view.vehicles.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.name} row={row} vehicles={view.vehicles} />
            ))}
          </tbody>
        ))}
        <Actions vehicles={view.vehicles} />
      </table>
    </section>
  </div>
);

/** @spec D.54, B1.13 */
const useStoredComparison = ({ vehicles, missingText }: CompareView, siteSlug: string): void => {
  const { navigate } = useNavigation();
  const isBare = vehicles.length === 0 && missingText === null;
  useEffect(() => {
    const stored = isBare ? getStoredLists(siteSlug).compared.getEntries() : [];
    if (stored.length > 0) navigate(pagePaths.compare(stored.map(({ id }) => id)), { replace: true });
  }, [isBare, siteSlug, navigate]);
};

/**
 * The vehicles come from the address, not from the browser's storage, so a comparison can be shared. @spec D.54, B1.13
 */
export const ComparePage = ({ view }: { readonly view: CompareView }) => {
  const { slug } = useSite();
  useStoredComparison(view, slug);
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb crumbs={view.breadcrumb} />
      <h1>{view.title}</h1>
      {view.missingText !== null && <p className={styles.missing}>{view.missingText}</p>}
      {view.vehicles.length === 0 ? (
        <EmptyState
          icon="compare"
          heading="Nothing to compare yet"
          text="Add up to four vehicles to see price, size and equipment side by side, with the differences marked."
          action={{ label: 'Browse vehicles', href: view.searchHref }}
        />
      ) : (
        <CompareTable view={view} siteSlug={slug} />
      )}
    </div>
  );
};

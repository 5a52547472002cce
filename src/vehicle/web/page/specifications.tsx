import { PageSection } from '#src/ui/page-section.tsx';
import type { VehicleSectionsView } from '#src/vehicle/view/information/build-vehicle-sections.ts';
import { Expander } from './expander.tsx';
import { FigureList } from './figure-list.tsx';

/** @spec B2.46, B9.46 */
export const Specifications = ({ specifications }: Pick<VehicleSectionsView, 'specifications'>) => {
  const { rows, previewCount } = specifications;
  if (rows.length === 0) return null;
  const list = (
    <div data-spec-rows="">
      <FigureList figures={rows} previewCount={previewCount} />
    </div>
  );
  return (
    <PageSection id="specifications" title="All Specifications">
      {rows.length <= previewCount ? (
        list
      ) : (
        <Expander moreLabel="Show All Specs" lessLabel="Hide Specs">
          {list}
        </Expander>
      )}
    </PageSection>
  );
};

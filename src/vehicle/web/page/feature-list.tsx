import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import type { FeaturesView } from '#src/vehicle/view/information/build-vehicle-sections.ts';
import { Expander } from './expander.tsx';
import styles from './feature-list.module.css';

const List = ({ features }: { readonly features: readonly string[] }) => (
  <ul className={styles.features}>
    {features.map((feature) => (
      <li key={feature}>
        <Icon name={pageIcons.check} />
        {feature}
      </li>
    ))}
  </ul>
);

/** @spec B2.45, B9.18 */
export const FeatureList = ({ features: { first, groups, count } }: { readonly features: FeaturesView }) => {
  if (count <= first.length) return <List features={first} />;
  return (
    <Expander moreLabel={`Show All Features (${count})`} lessLabel="Hide Features">
      {first.length > 0 && (
        <div data-less="">
          <List features={first} />
        </div>
      )}
      <div className={styles.groups} data-more="">
        {groups.map(({ title, features }) => (
          <div key={title}>
            {groups.length > 1 && <h3>{title}</h3>}
            <List features={features} />
          </div>
        ))}
      </div>
    </Expander>
  );
};

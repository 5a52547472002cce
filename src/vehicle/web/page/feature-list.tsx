import { Icon } from '#src/ui/icon.tsx';
import { Expander } from './expander.tsx';
import styles from './feature-list.module.css';

interface FeatureListProps {
  readonly features: readonly string[];
  /** Features that show at first. */
  readonly previewCount: number;
}

/** The features of a vehicle: the first of them, then All Features. @spec B2.45, B9.18 */
export const FeatureList = ({ features, previewCount }: FeatureListProps) => {
  const list = (
    <ul className={styles.features}>
      {features.map((feature, at) => (
        <li key={feature} data-more={at >= previewCount ? '' : undefined}>
          <Icon name="check" />
          {feature}
        </li>
      ))}
    </ul>
  );
  if (features.length <= previewCount) return list;
  return (
    <Expander moreLabel={`Show All Features (${features.length})`} lessLabel="Hide Features">
      {list}
    </Expander>
  );
};

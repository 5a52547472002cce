import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import type { NoResultsView } from '../view/build-no-results.ts';
import styles from './no-results.module.css';

/** @spec B2.21, B2.22 */
export const NoResults = ({ noResults }: { readonly noResults: NoResultsView }) => (
  <div className={styles.empty}>
    <Icon name="search" />
    <h2>{noResults.title}</h2>
    <p>{noResults.text}</p>
    {noResults.relaxations.length > 0 && (
      <ul className={styles.ways}>
        {noResults.relaxations.map(({ label, countText, href }) => (
          <li key={href}>
            <a href={href}>
              {label} <b>{countText}</b>
            </a>
          </li>
        ))}
      </ul>
    )}
    <a className={`${buttons.filled} ${styles.clear}`} href={noResults.clearHref}>
      {noResults.clearLabel}
    </a>
  </div>
);

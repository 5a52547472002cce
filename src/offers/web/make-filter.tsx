import type { MakeChoice } from '../view/build-make-filter.ts';
import styles from './make-filter.module.css';

/** The makes that offers are for, as links: each choice is a page of its own, with or without scripts. @spec L1.04 */
export const MakeFilter = ({ choices }: { readonly choices: readonly MakeChoice[] }) => (
  <nav className={styles.filter} aria-label="Offers by make">
    <ul>
      {choices.map(({ label, countText, href, isChosen }) => (
        <li key={href}>
          <a href={href} aria-current={isChosen ? 'page' : undefined}>
            {label}
            <span>{countText}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

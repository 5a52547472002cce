import { toKebabCase } from '#src/lib/text/slugify.ts';
import { PageSection } from '#src/ui/page-section.tsx';
import type { InformationView } from '#src/vehicle/view/information/build-information.ts';
import styles from './information.module.css';

/** @spec B2.44 */
export const Information = ({ section: { name, title, points, link } }: { readonly section: InformationView }) => (
  <PageSection id={toKebabCase(name)} title={title} isPrinted={false}>
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point.title}>
          <h3>{point.title}</h3>
          <p>{point.text}</p>
        </li>
      ))}
    </ul>
    {link !== null && (
      <a className={styles.more} href={link.href}>
        {link.label}
      </a>
    )}
  </PageSection>
);

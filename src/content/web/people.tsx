import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import type { Person } from '../rules/config.ts';
import styles from './people.module.css';

interface PeopleProps {
  readonly people: readonly Person[];
  readonly level: 2 | 3;
}

/** @spec D.58 */
export const People = ({ people, level }: PeopleProps) => {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.people}>
      {people.map(({ name, role, text, imageUrl, imageAlt }) => (
        <li key={name}>
          {imageUrl !== null && (
            <img
              src={buildImageUrl(imageUrl, 320)}
              srcSet={buildSrcSet(imageUrl, 600)}
              sizes="(width < 48rem) 104px, 288px"
              alt={imageAlt}
              width={320}
              height={320}
              loading="lazy"
            />
          )}
          <div className={styles.words}>
            <Heading>{name}</Heading>
            <p className={styles.role}>{role}</p>
            {text !== null && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
};

import type { MouseEvent } from 'react';
import { buildImageUrl } from '#src/lib/image-url.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { mostCompared } from '../rules/entries.ts';
import styles from './compare-tray.module.css';
import { getStoredLists, useEntries } from './stored-lists.ts';

/** @spec B1.13, D.54 */
export const CompareTray = ({ siteSlug }: { readonly siteSlug: string }) => {
  const storedList = getStoredLists(siteSlug).compared;
  const entries = useEntries(storedList);
  const remove = (event: MouseEvent, removedId: number): void => {
    // The button disappears with its vehicle, so move its focus to the tray.
    event.currentTarget.closest('section')?.focus();
    storedList.change((compared) => compared.filter(({ id }) => id !== removedId));
  };
  if (entries.length === 0) return null;
  return (
    <section className={styles.tray} aria-label="Compare" tabIndex={-1}>
      <ul>
        {entries.map(({ id, name, primary_image_url: url }) => (
          <li key={id}>
            {url === null ? (
              <Icon name="camera" />
            ) : (
              <img src={buildImageUrl(url, 160)} alt="" width={66} height={44} />
            )}
            <button type="button" onClick={(event) => remove(event, id)}>
              <Icon name="close" size="small" />
              <span className="visually-hidden">Remove {name} from the comparison</span>
            </button>
          </li>
        ))}
      </ul>
      {entries.length < 2 ? (
        <p>{`Choose up to ${mostCompared - 1} more`}</p>
      ) : (
        <a className={buttons.filled} href={pagePaths.compare(entries.map(({ id }) => id))}>
          {`Compare ${entries.length}`}
        </a>
      )}
    </section>
  );
};

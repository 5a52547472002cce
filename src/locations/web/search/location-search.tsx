import type { LocationSearchView } from '#src/locations/view/build-location-search.ts';
import buttons from '#src/ui/button.module.css';
import { LinkRow } from '#src/ui/link-row.tsx';
import styles from './location-search.module.css';

interface PostcodeFormProps {
  readonly search: LocationSearchView;
  readonly example: string;
}

const PostcodeForm = ({ search, example }: PostcodeFormProps) => {
  const { action, postcode, error, filter } = search;
  return (
    <form className={styles.form} action={action} method="get" noValidate>
      {filter !== null && <input type="hidden" name="type" value={filter} />}
      <label htmlFor="near-postcode">Your postcode</label>
      <div className={styles.line}>
        <input
          id="near-postcode"
          name="postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          placeholder={`e.g. ${example}`}
          defaultValue={postcode}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : 'near-postcode-error'}
        />
        <button type="submit" className={buttons.filled}>
          Find nearest
        </button>
      </div>
      {error !== null && (
        <p id="near-postcode-error" className={styles.error} role="alert">
          {error}
        </p>
      )}
    </form>
  );
};

/** @spec L5.15, L9.19 */
export const LocationSearch = ({ search }: { readonly search: LocationSearchView }) => (
  <div className={styles.search}>
    {search.postcodeExample !== null && <PostcodeForm search={search} example={search.postcodeExample} />}
    {search.kinds.length > 0 && (
      <div className={styles.kinds}>
        <LinkRow label="Location type" links={search.kinds} />
      </div>
    )}
    {search.note !== null && (
      <p className={styles.note} role="status">
        {search.note}
      </p>
    )}
  </div>
);

import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import type { SimilarFieldView, UnavailableView } from '../../view/unavailable-view.ts';
import styles from './unavailable-notice.module.css';

const Field = ({ field: { name, label, any, options, value } }: { readonly field: SimilarFieldView }) => (
  <label className={styles.field}>
    <span>{label}</span>
    <select name={name} defaultValue={value ?? ''}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon name="chevronDown" size="small" />
  </label>
);

/** @spec B2.42, L2.50, D.05 */
export const UnavailableNotice = ({ unavailable }: { readonly unavailable: UnavailableView }) => {
  const { heading, text, similarLabel, form } = unavailable;
  return (
    <section aria-labelledby="unavailable" data-printed>
      <div className={styles.notice}>
        <h2 id="unavailable" className={styles.heading}>
          {heading}
        </h2>
        <p>{text}</p>
        <search>
          <form className={styles.form} action={form.action} method="get">
            {form.fields.map((field) => (
              <Field key={field.name} field={field} />
            ))}
            <button type="submit" className={buttons.filled}>
              {similarLabel}
            </button>
          </form>
        </search>
      </div>
    </section>
  );
};

import buttons from '#src/ui/button.module.css';
import { HiddenFields } from '#src/ui/fields/hidden-fields.tsx';
import type { GoneView } from '../view/build-gone-views.ts';
import styles from './gone-panel.module.css';

/** @spec D.41 */
export const GonePanel = ({ gone: { heading, text, form, links } }: { readonly gone: GoneView }) => (
  <section className={styles.panel} aria-label={heading}>
    <h2>{heading}</h2>
    <p>{text}</p>
    <div className={styles.actions}>
      {form !== null && (
        <form action={form.action} method="post">
          <HiddenFields hidden={form.hidden} />
          <button type="submit" className={buttons.filled}>
            {form.submitLabel}
          </button>
        </form>
      )}
      {links.map(({ label, href }) => (
        <a key={label} className={buttons.outlined} href={href}>
          {label}
        </a>
      ))}
    </div>
  </section>
);

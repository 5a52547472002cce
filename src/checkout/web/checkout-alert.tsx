import type { CheckoutView } from '../view/checkout-view.ts';
import { checkoutFieldId } from './checkout-field-id.ts';
import styles from './checkout-forms.module.css';

/** What went otherwise than wished, over the form: it takes the focus, with scripts and without. @spec L2.52 */
export const CheckoutAlert = ({ view: { alert, problems } }: { readonly view: CheckoutView }) => {
  if (alert === null && problems.length === 0) return null;
  return (
    <div className={styles.alert} role="alert" tabIndex={-1} autoFocus>
      {alert !== null && <p>{alert}</p>}
      {problems.length > 0 && (
        <>
          <h2>Please fix the following errors:</h2>
          <ul>
            {problems.map(({ field, message }) => (
              <li key={field}>
                <a href={`#${checkoutFieldId(field)}`}>{message}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

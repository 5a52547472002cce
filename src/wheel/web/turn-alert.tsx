import type { WheelView } from '../view/wheel-view.ts';
import { turnFieldId } from './turn-field-id.ts';
import styles from './wheel-panel.module.css';

/** What is wrong with the form, over its fields: it takes the focus, with scripts and without. @spec L2.15, L2.52 */
export const TurnAlert = ({ problems }: Pick<WheelView, 'problems'>) =>
  problems.length > 0 && (
    <div className={styles.alert} role="alert" tabIndex={-1} autoFocus>
      <p>Please fix the following errors:</p>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${turnFieldId(field)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );

import buttons from '#src/ui/button.module.css';
import { TextField } from '#src/ui/fields/text-field.tsx';
import panels from '#src/ui/panel.module.css';
import { purchaseFields as names, purchaseFieldId } from '../rules/purchase-fields.ts';
import type { HandoverView } from '../view/purchase-view.ts';
import { ChoiceList } from './choice-list.tsx';
import styles from './purchase-forms.module.css';

/** @spec D.13, D.41 */
export const HandoverForm = ({ action, view }: { readonly action: string; readonly view: HandoverView }) => (
  <form method="post" action={action} className={panels.panel} noValidate>
    <input type="hidden" name={names.step} value="handover" />
    <ChoiceList {...view} name={names.handover} legend="Pick-up or delivery?" />
    <div className={styles.more}>
      <div className={styles.pairs}>
        {view.fields.map(({ name, label, autoComplete, value, error }) => (
          <TextField
            key={name}
            id={purchaseFieldId(name)}
            label={label}
            error={error}
            name={name}
            autoComplete={autoComplete}
            inputMode={name === names.postcode ? 'numeric' : 'text'}
            defaultValue={value}
          />
        ))}
      </div>
    </div>
    <button type="submit" className={buttons.filled}>
      Continue
    </button>
  </form>
);

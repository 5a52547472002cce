import buttons from '#src/ui/button.module.css';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import panels from '#src/ui/panel.module.css';
import { purchaseFields as names, purchaseFieldId } from '../rules/purchase-fields.ts';
import type { FundsView } from '../view/purchase-view.ts';
import { ChoiceList } from './choice-list.tsx';
import styles from './purchase-forms.module.css';

/** @spec D.41 */
export const FundsForm = ({ action, view }: { readonly action: string; readonly view: FundsView }) => (
  <form method="post" action={action} className={panels.panel} noValidate>
    <input type="hidden" name={names.step} value="funds" />
    <ChoiceList {...view} name={names.funds} legend="How will you pay the rest?" />
    <div className={styles.more}>
      <div className={styles.pairs}>
        <TextField
          id={purchaseFieldId(names.amount)}
          label="Amount to finance"
          hint={view.amount.hint}
          error={view.amount.error}
          affix={{ at: 'before', text: '$' }}
          name={names.amount}
          inputMode="decimal"
          defaultValue={view.amount.value}
        />
        <SelectField
          id={purchaseFieldId(names.termYears)}
          label="Loan term"
          hint="A longer term means more interest overall"
          error={view.term.error}
          prompt="Choose a term"
          options={view.terms}
          name={names.termYears}
          defaultValue={view.term.value}
        />
      </div>
    </div>
    <button type="submit" className={buttons.filled}>
      Continue
    </button>
  </form>
);

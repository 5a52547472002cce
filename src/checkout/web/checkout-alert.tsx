import { ProblemBox } from '#src/ui/fields/problem-box.tsx';
import { ProblemList } from '#src/ui/fields/problem-list.tsx';
import { checkoutFieldId } from '../rules/checkout-requests.ts';
import type { CheckoutView } from '../view/checkout-view.ts';

/** @spec L2.52 */
export const CheckoutAlert = ({ view: { alert, problems } }: { readonly view: CheckoutView }) => {
  if (alert === null && problems.length === 0) return null;
  return (
    <ProblemBox>
      {alert !== null && <p>{alert}</p>}
      {problems.length > 0 && (
        <ProblemList
          heading="h2"
          problems={problems.map(({ field, message }) => ({ fieldId: checkoutFieldId(field), message }))}
        />
      )}
    </ProblemBox>
  );
};

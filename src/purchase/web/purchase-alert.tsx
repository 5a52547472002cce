import { ProblemBox } from '#src/ui/fields/problem-box.tsx';
import { ProblemList } from '#src/ui/fields/problem-list.tsx';

interface PurchaseAlertProps {
  readonly alert: string | null;
  readonly problems: readonly { readonly fieldId: string; readonly message: string }[];
}

/** @spec L2.52 */
export const PurchaseAlert = ({ alert, problems }: PurchaseAlertProps) =>
  (alert !== null || problems.length > 0) && (
    <ProblemBox>
      {alert !== null && <p>{alert}</p>}
      {problems.length > 0 && <ProblemList heading="h2" problems={problems} />}
    </ProblemBox>
  );

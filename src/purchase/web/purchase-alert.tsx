import { ProblemBox } from '#src/ui/fields/problem-box.tsx';
import { ProblemList } from '#src/ui/fields/problem-list.tsx';

interface PurchaseAlertProps {
  /** What went otherwise than wished; null for nothing. */
  readonly alert: string | null;
  readonly problems: readonly { readonly fieldId: string; readonly message: string }[];
}

/** What went otherwise than wished, over the form. @spec L2.52 */
export const PurchaseAlert = ({ alert, problems }: PurchaseAlertProps) =>
  (alert !== null || problems.length > 0) && (
    <ProblemBox>
      {alert !== null && <p>{alert}</p>}
      {problems.length > 0 && <ProblemList heading="h2" problems={problems} />}
    </ProblemBox>
  );

import { useActionData, useLoaderData } from 'react-router';
import { RecordList } from '../records/record-list.tsx';
import { ActionBox } from '../records/record-page.tsx';
import { askForPaymentByStaff, loadPayments } from './load-payments.server.ts';

export const loader = loadPayments;
export const action = askForPaymentByStaff;

export default function PaymentsRoute() {
  const { view, ask, siteName } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <RecordList view={view} siteName={siteName}>
      {ask !== null && (
        <ActionBox
          actions={[ask]}
          problem={answer?.problem ?? null}
          typed={answer?.typed ?? {}}
          wrongFields={answer?.wrongFields ?? []}
        />
      )}
    </RecordList>
  );
}

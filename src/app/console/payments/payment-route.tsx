import { useActionData, useLoaderData } from 'react-router';
import { RecordPage } from '../records/record-page.tsx';
import { changePayment, loadPayment } from './load-payments.server.ts';

export const loader = loadPayment;
export const action = changePayment;

export default function PaymentRoute() {
  const { view, listHref } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{`${view.title} · Payment request`}</title>
      <RecordPage
        view={view}
        listHref={listHref}
        listName="Payment requests"
        problem={useActionData<typeof action>()?.problem ?? null}
      />
    </>
  );
}

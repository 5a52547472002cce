import { useActionData, useLoaderData } from 'react-router';
import { RecordPage } from '../records/record-page.tsx';
import { changePayment, loadPayment } from './load-payments.server.ts';

export const loader = loadPayment;
export const action = changePayment;

export default function PaymentRoute() {
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <RecordPage {...useLoaderData<typeof loader>()} kind="Payment request" problem={problem} />;
}

import { Link, useActionData, useLoaderData } from 'react-router';
import { RecordList } from '../records/record-list.tsx';
import { ActionBox, RecordParts } from '../records/record-page.tsx';
import { loadPrizes, redeemByStaff } from './load-prizes.server.ts';

export const loader = loadPrizes;
export const action = redeemByStaff;

export default function PrizesRoute() {
  const { view, redeem, record, recordHref, siteName } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <RecordList view={view} siteName={siteName}>
      {answer?.handedOut != null && (
        <p role="status">{`Hand over: ${answer.handedOut}. The code is now marked as used.`}</p>
      )}
      {redeem !== null && (
        <ActionBox
          actions={[redeem]}
          problem={answer?.problem ?? null}
          typed={answer?.typed ?? {}}
          wrongFields={answer?.wrongFields ?? []}
        />
      )}
      {recordHref === null ? (
        <RecordParts parts={record} />
      ) : (
        <p>
          <Link to={recordHref}>Check the record of spins</Link>
        </p>
      )}
    </RecordList>
  );
}

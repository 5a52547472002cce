import { useActionData, useLoaderData } from 'react-router';
import { RecordPage, RecordParts } from '../records/record-page.tsx';
import { loadApplication, openApplication } from './load-applications.server.ts';

export const loader = loadApplication;
export const action = openApplication;

export default function ApplicationRoute() {
  const answer = useActionData<typeof action>();
  return (
    <RecordPage
      {...useLoaderData<typeof loader>()}
      kind="Finance application"
      listName="Finance applications"
      problem={answer?.problem ?? null}
    >
      {answer?.figures != null && <RecordParts parts={[answer.figures]} />}
    </RecordPage>
  );
}

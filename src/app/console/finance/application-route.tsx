import { useActionData, useLoaderData } from 'react-router';
import { RecordPage, RecordParts } from '../records/record-page.tsx';
import { loadApplication, openApplication } from './load-applications.server.ts';

export const loader = loadApplication;
export const action = openApplication;

export default function ApplicationRoute() {
  const { view, listHref } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <title>{`${view.title} · Finance application`}</title>
      <RecordPage view={view} listHref={listHref} listName="Finance applications" problem={answer?.problem ?? null}>
        {answer?.figures != null && <RecordParts parts={[answer.figures]} />}
      </RecordPage>
    </>
  );
}

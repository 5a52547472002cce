import { useLoaderData } from 'react-router';
import { PlainPage } from '../shell/plain-page.tsx';
import { finishDirectory } from './directory.server.ts';
import { DirectoryProblemPage } from './directory-page.tsx';

export const loader = finishDirectory;

export default function DirectoryCallbackRoute() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.kind === 'problem') return <DirectoryProblemPage {...loaded} />;
  return (
    <PlainPage title="You’re confirmed">
      <p>Close this tab, go back to the earlier one and continue there.</p>
      <p>
        <a href={loaded.target}>Or go on here</a>
      </p>
    </PlainPage>
  );
}

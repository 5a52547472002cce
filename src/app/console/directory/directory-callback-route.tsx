import { useLoaderData } from 'react-router';
import { PlainPage } from '../shell/plain-page.tsx';
import { finishDirectory } from './directory.server.ts';
import { DirectoryProblemPage } from './directory-page.tsx';

export const loader = finishDirectory;

export default function DirectoryCallbackRoute() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.kind === 'problem') return <DirectoryProblemPage {...loaded} />;
  return (
    <PlainPage title="Thanks, we’ve confirmed it’s you">
      <p>Close this tab and continue in the earlier one.</p>
      <p>
        <a href={loaded.target}>Or continue here</a>
      </p>
    </PlainPage>
  );
}

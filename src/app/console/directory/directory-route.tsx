import { useLoaderData } from 'react-router';
import { startDirectory } from './directory.server.ts';
import { DirectoryProblemPage } from './directory-page.tsx';

export const loader = startDirectory;

export default function DirectoryRoute() {
  return <DirectoryProblemPage {...useLoaderData<typeof loader>()} />;
}

import { data, type RouterContextProvider } from 'react-router';
import { pageContext, runLoader } from './page-context.server.ts';

/** Returns the status of a rejected form, or throws 405 if there's none. @spec L4.07 */
export const answerForm = (context: Readonly<RouterContextProvider>) =>
  runLoader(() => {
    const { formAnswer } = context.get(pageContext);
    if (formAnswer === null) throw data(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    return data(null, { status: formAnswer.status });
  });

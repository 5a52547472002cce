import { data, type RouterContextProvider } from 'react-router';
import { loadPage } from './load-page.server.ts';
import { pageContext } from './page-context.ts';

/**
 * The action of a page with a form. The server looks at a form before the page does, and takes those that are well: here is
 * only the status of the others, and the refusal of what was sent to a page that has no form. @spec L4.07
 */
export const answerForm = (context: Readonly<RouterContextProvider>) =>
  loadPage(() => {
    const { formAnswer } = context.get(pageContext);
    if (formAnswer === null) throw data(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    return data(null, { status: formAnswer.status });
  });

import { useActionData, useLoaderData } from 'react-router';
import { QuoteForm } from '#src/quotes/web/quote-form.tsx';
import { NoQuote, QuotePage } from '#src/quotes/web/quote-page.tsx';
import { loadQuotePage, makeQuote } from './quote.server.ts';

export const loader = loadQuotePage;
export const action = makeQuote;

export default function QuoteRoute() {
  const { leadHref, missing, view: loaded } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const view = answered?.view ?? loaded;
  const subtitle = view === null ? '' : `${view.vehicle}, for ${view.customer}`;
  return (
    <>
      <title>Quote</title>
      <QuotePage title="Quote" subtitle={subtitle} leadHref={leadHref}>
        {view === null ? (
          <NoQuote reason={missing ?? answered?.problem ?? ''} />
        ) : (
          <QuoteForm key={view.typed.extras.length} view={view} problem={answered?.problem ?? null} />
        )}
      </QuotePage>
    </>
  );
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { StripePaymentView } from '../view/build-payment-view.ts';
import type { StripePayer } from './open-stripe-payment.ts';

export type FormStatus = 'loading' | 'ready' | 'paying' | 'away';

interface StripeForm {
  readonly standing: FormStatus;
  readonly problem: { readonly attempt: number; readonly message: string } | null;
  readonly place: RefObject<HTMLDivElement | null>;
  readonly pay: () => void;
}

/** True after a client-side navigation. The security policy is then still the first page's, which can block Stripe. */
const isLedToByScripts = (): boolean => {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && new URL(document.name).pathname !== location.pathname;
};

export const useStripePayment = (payment: StripePaymentView, returnHref: string): StripeForm => {
  const [standing, setStatus] = useState<FormStatus>('loading');
  const [problem, setProblem] = useState<StripeForm['problem']>(null);
  const place = useRef<HTMLDivElement>(null);
  const payer = useRef<StripePayer>(null);
  const { publishableKey, clientSecret, needs } = payment;

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    if (isLedToByScripts()) return location.reload();
    let isLeft = false;
    const tokens = getComputedStyle(element);
    const tell = (next: FormStatus) => () => isLeft || setStatus(next);
    import('./open-stripe-payment.ts')
      .then(({ openStripePayment }) =>
        openStripePayment({
          payment: { kind: 'stripe', publishableKey, clientSecret, needs },
          place: element,
          onReady: tell('ready'),
          onUnavailable: tell('away'),
          returnUrl: new URL(returnHref, location.href).href,
          readToken: (name) => tokens.getPropertyValue(name).trim(),
        }),
      )
      .then((opened) => {
        if (isLeft) return opened.close();
        payer.current = opened;
      })
      .catch(tell('away'));
    return () => {
      isLeft = true;
      payer.current?.close();
      payer.current = null;
    };
  }, [publishableKey, clientSecret, needs, returnHref]);

  const pay = (): void => {
    if (standing !== 'ready' || payer.current === null) return;
    setStatus('paying');
    const lookThere = () => location.assign(returnHref);
    payer.current.pay().then((attempt) => {
      if (attempt.kind === 'look') return lookThere();
      setProblem((last) => ({ attempt: (last?.attempt ?? 0) + 1, message: attempt.message }));
      setStatus('ready');
    }, lookThere);
  };
  return { standing, problem, place, pay };
};

import { startTransition, useContext, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/**
 * Draws what the router tells as transitions. It tells part of it urgently, and an urgent change empties every part of
 * the page whose script is still on its way; a transition leaves what the server drew until the script is there.
 */
export const useRouterTransitions = (): void => {
  const router = useContext(DataRouterContext)?.router;
  // A child's layout effect: it runs before the router's own parts subscribe.
  useLayoutEffect(() => {
    if (!router) return;
    const { subscribe } = router;
    router.subscribe = (listener) =>
      subscribe((_, options) => {
        const draw = () => startTransition(() => listener(router.state, options));
        // Within this event React draws even a transition urgently: a jump within the page is one.
        if (window.event?.type === 'popstate') setTimeout(draw);
        else draw();
      });
  }, [router]);
};

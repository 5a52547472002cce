import { type LayerClosed, openLayer } from '#src/ui/layers/open-layer.ts';

/** Lets Back close the phone's menu before it leaves the page. */
export const watchPhoneMenu = (menu: HTMLDetailsElement, signal: AbortSignal): void => {
  let closed: LayerClosed | undefined;
  let isFollowingLink = false;
  const onClick = ({ target }: MouseEvent) => {
    isFollowingLink = target instanceof Element && target.closest('a') !== null;
  };
  const onToggle = () => {
    if (!menu.open) return closed?.(isFollowingLink);
    isFollowingLink = false;
    closed = openLayer({
      close: () => {
        menu.open = false;
      },
    });
  };
  menu.addEventListener('click', onClick, { signal });
  // The browser says toggle some time after the tap: a Back in between would leave the page.
  const watching = new MutationObserver(onToggle);
  watching.observe(menu, { attributeFilter: ['open'] });
  signal.addEventListener('abort', () => watching.disconnect());
};

import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import type { PopupView } from '../view/popup-view.ts';
import { isPopupClosed, rememberPopupClosed } from './closed-popup.ts';
import { useExpired } from './use-expired.ts';
import { whenUndisturbed } from './when-undisturbed.ts';

const PromoPopup = lazyPart(() => import('./promo-popup.tsx').then((part) => part.PromoPopup));

/** Opens the popup by itself, unless the visitor has closed it before; nothing of it loads until then. @spec L4.27, L4.28, B5.43 */
export const PopupPlace = ({ popup }: { readonly popup: PopupView }) => {
  const { id, delayMs } = popup;
  const [isOpen, setOpen] = useState(false);
  const isExpired = useExpired(popup.expiresAtMs);
  useEffect(() => {
    if (isPopupClosed(id)) return;
    return whenUndisturbed(delayMs, () => setOpen(true));
  }, [id, delayMs]);
  if (!isOpen || isExpired) return null;
  return (
    <Suspense>
      <PromoPopup
        popup={popup}
        onFollow={() => rememberPopupClosed(id)}
        onClose={() => {
          rememberPopupClosed(id);
          setOpen(false);
        }}
      />
    </Suspense>
  );
};

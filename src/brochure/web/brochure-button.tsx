import { type MouseEvent, type ReactNode, useState } from 'react';
import { eventIds } from '#src/lib/event-ids.ts';
import { trackEvent } from '#src/lib/track-event.ts';

interface BrochureButtonProps {
  readonly carId: number;
  readonly slug: string;
  readonly href: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** @spec B4.59, B7.21, B7.22, B7.32 */
export const BrochureButton = ({ carId, slug, href, className, children }: BrochureButtonProps) => {
  const [isPreparing, setPreparing] = useState(false);
  const prepare = async (): Promise<void> => {
    setPreparing(true);
    trackEvent({ id: eventIds.print, carId });
    try {
      const { saveBrochure } = await import('./save-brochure.ts');
      await saveBrochure(href, slug);
    } catch (error) {
      window.alert(error instanceof Error ? error.message : String(error));
    }
    setPreparing(false);
  };
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    if (!isPreparing) void prepare();
  };
  return (
    <a className={className} href={href} onClick={onClick} data-brochure>
      {children}
      <span role="status">{isPreparing ? 'Preparing...' : ''}</span>
      <span className={isPreparing ? 'visually-hidden' : undefined}>Save as PDF</span>
    </a>
  );
};

export interface DeliveryState {
  readonly state: string;
  readonly tone: 'done' | 'waiting' | 'failed';
  readonly error: string | null;
}

export interface TimelineFile {
  readonly name: string;
  readonly href: string;
  readonly size: string;
}

export interface TimelineItem {
  readonly key: string;
  readonly kind: 'arrived' | 'note' | 'change' | 'sent' | 'received' | 'call' | 'linked' | 'delivery';
  readonly who: string | null;
  readonly what: string;
  readonly subject?: string | null;
  readonly text: string | null;
  readonly quoted?: string | null;
  readonly files?: readonly TimelineFile[];
  readonly href?: string;
  readonly siteName?: string;
  readonly state?: DeliveryState | null;
  readonly when: string;
  readonly atMs: number;
}

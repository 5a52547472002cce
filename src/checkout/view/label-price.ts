import type { AgreedPrice } from '../rules/agreed-price.ts';

/** 'Price, Drive Away' */
export const labelPrice = ({ type }: AgreedPrice): string => (type === null ? 'Price' : `Price, ${type}`);

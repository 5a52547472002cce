import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readText } from './read-text.ts';

/** What a shopper reads of a part of a page, in one line; empty when it draws nothing. */
export const drawText = (part: ReactNode): string => readText(renderToStaticMarkup(part));

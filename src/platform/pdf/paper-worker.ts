import { drawPaper } from './draw-paper.ts';
import { servePdfPress } from './serve-pdf-press.ts';

servePdfPress(drawPaper);

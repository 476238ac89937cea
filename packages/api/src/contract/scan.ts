import { z } from 'zod';
import * as f from './fields.js';

/* What a computer shows as a picture and a phone reads: for a login and for a signature alike. */

/** Of the QR text: whoever sees the picture has it. */
export const code = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
/** Of the window that shows the picture, and of nobody else. */
export const ticket = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
/** Two digits that stand on both screens. */
const mark = z.string().regex(/^\d{2}$/);

/** A picture that was just opened. */
export const opened = z.object({ ticket, text: z.string(), mark, expiresAt: f.beijing });
/** Which computer asks, as the phone shows it. */
export const asking = {
  browser: z.string(),
  system: z.string(),
  openedAt: f.beijing,
  expiresAt: f.beijing,
  mark,
};
export const exampleAsking = {
  browser: 'Edge 142',
  system: 'Windows 10/11',
  openedAt: '2026-11-21 10:00:00',
  expiresAt: '2026-11-21 10:02:00',
  mark: '47',
};

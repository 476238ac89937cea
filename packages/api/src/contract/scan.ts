import { z } from 'zod';
import * as f from './fields.js';

/* The QR code that a computer shows and a phone scans: for login and signature. */

/** Part of the QR text: everybody who sees the code knows it. */
export const code = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
/** Known only to the window that shows the code. */
export const ticket = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
/** Two digits that both screens show. */
const mark = z.string().regex(/^\d{2}$/);

/** A code that was just created. */
export const opened = z.object({ ticket, text: z.string(), mark, expiresAt: f.beijing });
/** Description of the computer, as the phone shows it. */
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
